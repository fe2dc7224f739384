import type { Route } from './+types/admin-payments.route.ts';
import { pageCall, type PageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { ChipLink } from '../../../ui/marks/chip.tsx';
import { PageHead, Wrap } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SearchedTable } from '../../../ui/tables/searched-table.tsx';
import { NothingChosen, Selection } from '../../../ui/tables/selection.tsx';
import { withChanges, withoutSelection } from '../../../ui/tables/table-address.ts';
import { collegesWithCredits, fairsOfPayments, managedPayments } from './admin-payment-queries.ts';
import { adminPaymentsMessages as messages } from './admin-payments.messages.ts';
import { answerAdminPayments } from './answer-admin-payments.ts';
import css from './admin-payments.module.css';
import { GiveCredits } from './give-credits.tsx';
import { PaymentQuestion } from './payment-question.tsx';
import { readPaymentQuestion } from './read-payment-question.ts';
import { mostPayments, paymentViews, readPaymentsAddress } from './read-payments-address.ts';
import { actOnPayments } from '../several-payments/act-on-payments.ts';
import { loadPaymentsQuestion } from '../several-payments/load-payments-question.ts';
import { PaymentsQuestion } from '../several-payments/payments-question.tsx';
import { PaymentFilters, PaymentsTable, SeveralActs } from '../several-payments/payments-table.tsx';

const nothing = {
  awaiting: messages.noneAwaiting,
  withdrawn: messages.noneWithdrawn,
  all: messages.noneFound,
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { show, filter, asked } = readPaymentsAddress(url.searchParams);
  const [{ managePayments }, { campaignFairs: fairs }] = await Promise.all([
    call.query(managedPayments, { ...asked, ...filter, show }),
    call.query(fairsOfPayments),
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
    ...{ meta, show, asked, filter, fairs, college },
    // With the question about a single payment, and without.
    ...{ asking: url.search, query: withChanges(withoutSelection(url.search), { way: null }) },
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
  const { asking, question, today, filter, fairs, several } = loaderData;
  const t = useTranslate();
  const isNarrowed = asked.search !== '' || filter.state !== null || filter.fairId !== null;
  return (
    <Wrap>
      <PageHead title={t(messages.title)} lead={t(messages.description)} />
      {question && (
        <PaymentQuestion
          key={`${question.act} ${question.payment.id}`}
          {...{ asked: question, query: asking, now, pageKey, today }}
        />
      )}
      <Several {...{ several, total, query, now, today }} />
      <nav aria-label={t(messages.show)} className={css.views}>
        {paymentViews.map((one) => (
          <ChipLink
            key={one}
            to={withChanges('', { show: one, fairId: filter.fairId })}
            on={one === show}
          >
            {t(messages[one])}
          </ChipLink>
        ))}
      </nav>
      <SearchedTable
        {...{ asked, query, total }}
        isEmpty={items.length === 0}
        find={t(messages.find)}
        act={t(messages.search)}
        fields={<PaymentFilters {...{ show, filter, fairs, now }} />}
        count={t(messages.count, { count: total })}
        none={{ title: t(messages.none), text: t(isNarrowed ? messages.noneFound : nothing[show]) }}
        kept={{ show }}
        file={{
          href: `/admin/payments.csv${withChanges(query, { page: null })}`,
          label: t(messages.file),
        }}
      >
        <Selection
          {...{ total, query }}
          shown={items.length}
          most={mostPayments}
          acts={<SeveralActs show={show} action={`/admin/payments${query}`} />}
        >
          {(form) => (
            <PaymentsTable {...{ items, asked, query, form, zone, now, chosen: several.chosen }} />
          )}
        </Selection>
      </SearchedTable>
      <GiveCredits {...{ colleges, show, now, pageKey }} name={college} />
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
      {...{ act, selected, now, today }}
    />
  );
}
