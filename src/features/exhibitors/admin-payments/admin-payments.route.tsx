import { data } from 'react-router';
import type { Route } from './+types/admin-payments.route.ts';
import { pageCall, type PageCall, type PageError } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { ChipLink } from '../../../ui/marks/chip.tsx';
import { PageHead, Wrap } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SearchedTable } from '../../../ui/tables/searched-table.tsx';
import { NothingChosen, Selection } from '../../../ui/tables/selection.tsx';
import { withChanges, withoutSelection } from '../../../ui/tables/table-address.ts';
import {
  collegesWithCredits,
  fairsOfPayments,
  managedPayments,
  paymentCounts,
  chosenPayments,
  markPaid,
} from './admin-payment-queries.ts';
import { adminPaymentsMessages as messages } from './admin-payments.messages.ts';
import { answerAdminPayments, paidFields, recordOf } from './answer-admin-payments.ts';
import css from './admin-payments.module.css';
import { GiveCredits } from './give-credits.tsx';
import { PaymentQuestion } from './payment-question.tsx';
import { readPaymentQuestion } from './read-payment-question.ts';
import { mostPayments, paymentViews, readPaymentsAddress } from './read-payments-address.ts';
import { loadPaymentsQuestion, readMatching } from '../several-payments/load-payments-question.ts';
import {
  PaymentsQuestion,
  severalActs,
  whySkipped,
  type ChosenPayment,
} from '../several-payments/payments-question.tsx';
import { PaymentFilters, PaymentsTable, SeveralActs } from '../several-payments/payments-table.tsx';
import { inBatches } from '../../../platform/pages/in-batches.ts';
import { leadTo } from '../../../platform/pages/lead-to.ts';
import { chosenIds } from '../../../platform/pages/matching-ids.ts';
import { askAgain, leadToFile, leftOut } from '../../../ui/tables/act-on-selected.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData, refusalData } from '../../../ui/forms/form-problem.ts';
import { selectMatchingMessages as matching } from '../../../ui/tables/select-matching.messages.ts';
import { remindOfPayment } from '../exhibitor-list/managing-queries.ts';
import { severalPaymentsMessages } from '../several-payments/several-payments.messages.ts';

const nothing = {
  awaiting: messages.noneAwaiting,
  withdrawn: messages.noneWithdrawn,
  all: messages.noneFound,
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { show, filter, asked } = readPaymentsAddress(url.searchParams);
  const [{ managePayments }, { campaignFairs: fairs }, counts] = await Promise.all([
    call.query(managedPayments, { ...asked, ...filter, show }),
    call.query(fairsOfPayments),
    call.query(paymentCounts, { fairId: filter.fairId }),
  ]);
  const t = translatorFor(call.locale);
  const meta = pageMeta({
    ...call,
    title: t(messages.title),
    description: t(messages.description),
    path: '/admin/payments',
  });
  const zone = call.zone ?? 'UTC';
  const college = (url.searchParams.get('college') ?? '').trim().slice(0, 100);
  return {
    ...managePayments,
    meta,
    show,
    asked,
    filter,
    fairs,
    counts,
    college,
    // With the question about a single payment, and without.
    asking: url.search,
    query: withChanges(withoutSelection(url.search), { way: null }),
    several: await loadPaymentsQuestion(call, url, managePayments.total),
    colleges: await findColleges(call, college),
    zone,
    question: await readPaymentQuestion(call, url, managePayments.items),
    // In the format of a date input.
    today: new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(call.now),
    pageKey: call.randomToken(12),
    now: call.now,
  };
}

async function findColleges(call: PageCall, typed: string) {
  if (typed === '') return [];
  const { listColleges } = await call.query(collegesWithCredits, { name: typed.toLowerCase() });
  return (listColleges?.items ?? []).filter((one) => one !== null);
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const form = await request.formData();
  return (await actOnPayments(call, form, url)) ?? answerAdminPayments(call, form, url);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/payments`: payments owed, made and to be refunded; credits are given here. */
export default function AdminPayments({ loaderData }: Route.ComponentProps) {
  const { items, total, asked, show, query, zone, now, college, colleges, pageKey } = loaderData;
  const { asking, question, today, filter, fairs, counts, several } = loaderData;
  const t = useTranslate();
  const isNarrowed = asked.search !== '' || filter.state !== null || filter.fairId !== null;
  return (
    <Wrap>
      <PageHead title={t(messages.title)} lead={t(messages.description)} />
      {question && (
        <PaymentQuestion
          key={`${question.act} ${question.payment.id}`}
          asked={question}
          query={asking}
          now={now}
          pageKey={pageKey}
          today={today}
        />
      )}
      <Several several={several} total={total} query={query} now={now} today={today} />
      <nav aria-label={t(messages.show)} className={css.views}>
        {paymentViews.map((one) => (
          <ChipLink
            key={one}
            to={withChanges('', { show: one, fairId: filter.fairId })}
            on={one === show}
            count={counts[one].total}
          >
            {t(messages[one])}
          </ChipLink>
        ))}
      </nav>
      <SearchedTable
        asked={asked}
        query={query}
        total={total}
        isEmpty={items.length === 0}
        find={t(messages.find)}
        act={t(messages.search)}
        fields={<PaymentFilters show={show} filter={filter} fairs={fairs} now={now} />}
        count={t(messages.count, { count: total })}
        none={{ title: t(messages.none), text: t(isNarrowed ? messages.noneFound : nothing[show]) }}
        kept={{ show }}
        file={{
          href: `/admin/payments.csv${withChanges(query, { page: null })}`,
          label: t(messages.file),
        }}
      >
        <Selection
          total={total}
          query={query}
          shown={items.length}
          most={mostPayments}
          acts={<SeveralActs show={show} action={`/admin/payments${query}`} />}
        >
          {(form) => (
            <PaymentsTable
              items={items}
              asked={asked}
              query={query}
              form={form}
              zone={zone}
              now={now}
              chosen={several.chosen}
            />
          )}
        </Selection>
      </SearchedTable>
      <GiveCredits colleges={colleges} show={show} now={now} pageKey={pageKey} name={college} />
    </Wrap>
  );
}

type SeveralProps = Pick<
  Route.ComponentProps['loaderData'],
  'several' | 'total' | 'query' | 'now' | 'today'
>;

/** The question about several payments, if there is one in the address. */
function Several({ several, total, query, now, today }: SeveralProps) {
  const { act, chosen, isAll, selected } = several;
  if (act === null) return null;
  if (selected.length === 0) return <NothingChosen />;
  return (
    <PaymentsQuestion
      key={`${act} ${isAll} ${chosen.join()}`}
      all={isAll ? total : null}
      back={query}
      act={act}
      selected={selected}
      now={now}
      today={today}
    />
  );
}

interface Done {
  readonly count: number;
  /** Why the others failed. */
  readonly error?: PageError | undefined;
}

/**
 * Handles an action on several payments, or redirects to their file; undefined when the form asks
 * for something else.
 */
async function actOnPayments(call: PageCall, form: FormData, url: URL) {
  const intent = form.get('intent');
  if (intent === 'csv') return leadToFile(call, form, url);
  const act = severalActs.find((one) => `${one}-several` === intent);
  if (!act) return undefined;
  const t = translatorFor(call.locale);
  const { values, problems } = checkForm(act === 'paid' ? paidFields : {}, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const chosen = await chosenIds(form, readMatching(call, url.searchParams), mostPayments);
  if ('count' in chosen) return askAgain(call, url, act, chosen.count);
  const { show } = readPaymentsAddress(url.searchParams);
  const ids = [...chosen.ids];
  const { chosenPayments: selected } = await call.query(chosenPayments, { show, ids });
  const able = selected.filter((one) => whySkipped(act, one) === null);
  const { count, error } =
    act === 'paid' ? await markAll(call, able, values) : await remindAll(call, able);
  if (error && count === 0) return data(refusalData(error, form), 400);
  const skipped = selected.length - count;
  return leadTo(`${url.pathname}${withoutSelection(url.search)}`, {
    type: error ? 'warning' : 'success',
    message: t(
      act === 'paid' ? severalPaymentsMessages.areMarked : severalPaymentsMessages.areReminded,
      { count },
    ),
    ...(error
      ? { detail: t(matching.stopped, { problem: error.message }) }
      : leftOut(call, skipped)),
  });
}

/** Marks each as paid, like a single one; skips those settled meanwhile. */
async function markAll(
  call: PageCall,
  payments: readonly ChosenPayment[],
  values: object,
): Promise<Done> {
  let count = 0;
  for (const { receipt } of payments) {
    const input = { ...recordOf(receipt.id, receipt.kind), ...values };
    const {
      errors: [error],
    } = await call.ask(markPaid, { input });
    if (!error) count += 1;
    else if (error.code !== 'CONFLICT' && error.code !== 'NOT_FOUND') return { count, error };
  }
  return { count };
}

/** Reminds their people, fair by fair. */
async function remindAll(call: PageCall, payments: readonly ChosenPayment[]): Promise<Done> {
  const byFair = Map.groupBy(payments, ({ fairId }) => fairId ?? '');
  let count = 0;
  for (const [fairId, ofFair] of byFair) {
    const ids = ofFair.flatMap(({ exhibitorId }) => exhibitorId ?? []);
    const { error } = await inBatches(ids, async (part) => {
      const { data: done, errors } = await call.ask(remindOfPayment, { fairId, ids: part });
      count += done?.remindOfPayment.sent ?? 0;
      return errors[0];
    });
    if (error && error.code !== 'NOT_FOUND') return { count, error };
  }
  return { count };
}
