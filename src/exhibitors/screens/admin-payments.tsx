import type { Route } from './+types/admin-payments.ts';
import { pageCall, type PageCall } from '../../platform/pages/page-call.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { speak } from '../../platform/words/speak.ts';
import { Button } from '../../ui/button.tsx';
import { ChipLink } from '../../ui/chip.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { PageHead, Wrap } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { SearchedTable } from '../../ui/searched-table.tsx';
import { Pick, Selection } from '../../ui/selection.tsx';
import { sortedBy, withChanges, withoutSelection } from '../../ui/table-address.ts';
import { When } from '../../ui/when.tsx';
import { collegesWithCredits, managedPayments } from '../admin-payment-queries.ts';
import { adminPaymentsWords as said } from '../admin-payments.words.ts';
import { answerAdminPayments } from '../answer-admin-payments.ts';
import css from '../parts/admin-payments.module.css';
import { GiveCredits } from '../parts/give-credits.tsx';
import { PaymentActs } from '../parts/payment-acts.tsx';
import { paymentCells } from '../parts/payment-cells.tsx';
import { PaymentQuestion } from '../parts/payment-question.tsx';
import { readPaymentQuestion } from '../read-payment-question.ts';
import { type paymentSorts, paymentViews, readPaymentsAddress } from '../read-payments-address.ts';

const nothing = { awaiting: said.noneAwaiting, withdrawn: said.noneWithdrawn, all: said.noneFound };

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { show, asked } = readPaymentsAddress(url.searchParams);
  const { managePayments } = await call.query(managedPayments, { ...asked, show });
  const say = speak(call.locale);
  const meta = pageMeta({
    ...call,
    title: say(said.title),
    description: say(said.description),
    path: '/admin/payments',
  });
  const zone = call.zone ?? 'UTC';
  const college = (url.searchParams.get('college') ?? '').trim().slice(0, 100);
  return {
    ...managePayments,
    ...{ meta, show, asked, query: url.search, college },
    colleges: await findColleges(call, college),
    zone,
    question: await readPaymentQuestion(call, url, managePayments.items),
    // In the form of an input for dates.
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

export const action = ({ request, url, context }: Route.ActionArgs) =>
  answerAdminPayments(context.get(pageCall), request, url);

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/payments`: who owes money, who waits for money, and what was paid; credits are given here. */
export default function AdminPayments({ loaderData }: Route.ComponentProps) {
  const { items, total, asked, show, query, zone, now, college, colleges, pageKey } = loaderData;
  const { question, today } = loaderData;
  const say = useSay();
  const by = (key: (typeof paymentSorts)[number]) => sortedBy(query, asked, key, 'createdAt');
  return (
    <Wrap>
      <PageHead title={say(said.title)} lead={say(said.description)} />
      {question && (
        <PaymentQuestion
          key={`${question.act} ${question.payment.id}`}
          {...{ asked: question, query, now, pageKey, today }}
        />
      )}
      <nav aria-label={say(said.show)} className={css.views}>
        {paymentViews.map((one) => (
          <ChipLink key={one} to={withChanges('', { show: one })} on={one === show}>
            {say(said[one])}
          </ChipLink>
        ))}
      </nav>
      <SearchedTable
        {...{ asked, query, total }}
        isEmpty={items.length === 0}
        find={say(said.find)}
        act={say(said.search)}
        count={say(said.count, { count: total })}
        none={{ title: say(said.none), text: say(nothing[show]) }}
        kept={{ show }}
        file={{
          href: `/admin/payments.csv${withChanges(withoutSelection(query), { page: null })}`,
          label: say(said.file),
        }}
      >
        <Selection
          {...{ total, query }}
          shown={items.length}
          method="post"
          action={`/admin/payments${query}`}
          acts={
            <Button
              type="submit"
              kind="line"
              size="small"
              icon="download"
              name="intent"
              value="csv"
            >
              {say(said.csv)}
            </Button>
          }
        >
          {(form) => (
            <DataTable
              caption={say(said.title)}
              columns={[
                { key: 'who', title: say(said.who), ...by('name') },
                { key: 'what', title: say(said.what) },
                { key: 'amount', title: say(said.amount) },
                { key: 'state', title: say(said.state), ...by('status') },
                { key: 'since', title: say(said.since), ...by('createdAt') },
                { key: 'act', title: say(said.act), acts: true },
              ]}
              rows={items.map((payment) => ({
                id: payment.id,
                cells: {
                  ...paymentCells(
                    payment,
                    <Pick
                      {...{ id: payment.id, form }}
                      label={say(said.select, {
                        name: payment.receipt.buyer[0] ?? '',
                        number: payment.receipt.number,
                      })}
                    />,
                  ),
                  since: (
                    <When
                      start={payment.withdrawnAt ?? payment.receipt.createdAt}
                      zone={zone}
                      now={now.toISOString()}
                      show="day"
                    />
                  ),
                  act: <PaymentActs {...{ payment, query }} />,
                },
              }))}
            />
          )}
        </Selection>
      </SearchedTable>
      <GiveCredits {...{ colleges, show, now, pageKey }} name={college} />
    </Wrap>
  );
}
