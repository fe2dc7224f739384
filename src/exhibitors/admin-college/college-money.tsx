import type { Route } from './+types/college-money.ts';
import { isUuid } from '../../platform/model/kinds.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { speak } from '../../platform/words/speak.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Section } from '../../ui/page.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { useSay } from '../../ui/say.tsx';
import { readTable, withChanges } from '../../ui/table-address.ts';
import { When } from '../../ui/when.tsx';
import { managedPayments } from '../admin-payment-queries.ts';
import { adminPaymentsWords } from '../admin-payments.words.ts';
import { answerAdminPayments } from '../answer-admin-payments.ts';
import { GiveCreditsForm } from '../parts/give-credits.tsx';
import { PaymentActs } from '../parts/payment-acts.tsx';
import { paymentCells } from '../parts/payment-cells.tsx';
import { PaymentQuestion } from '../parts/payment-question.tsx';
import { readPaymentQuestion } from '../read-payment-question.ts';
import { collegeMoney } from './college-money-queries.ts';
import { collegeMoneyWords as said } from './college-money.words.ts';
import css from './college-money.module.css';
import { CreditLedger } from './credit-ledger.tsx';
import { fairsOfCollege } from './fairs-of-college.ts';
import { FairsTable } from './fairs-table.tsx';
import { TakeCredits } from './take-credits.tsx';

const perPage = 25;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { collegeId: id } = params;
  const { getCollege: college, creditAccount } = isUuid(id)
    ? await call.query(collegeMoney, { id })
    : { getCollege: null, creditAccount: null };
  if (!college || !creditAccount) throw new Response(null, { status: 404 });
  const { page } = readTable(url.searchParams, []);
  const { managePayments: payments } = await call.query(managedPayments, {
    ...{ collegeId: id, show: 'all', descending: true, page },
  });
  const zone = call.zone ?? 'UTC';
  const name = college.name ?? '';
  return {
    ...{ id, name, payments, page, zone, creditAccount },
    fairs: fairsOfCollege(college),
    query: url.search,
    asksTake: url.searchParams.get('ask') === 'take' && creditAccount.credits > 0,
    question: await readPaymentQuestion(call, url, payments.items),
    today: new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(call.now),
    pageKey: call.randomToken(12),
    now: call.now,
    meta: pageMeta({
      ...call,
      title: name,
      description: speak(call.locale)(said.description),
      path: `/admin/colleges/${id}/money`,
    }),
  };
}

export const action = async ({ request, url, context }: Route.ActionArgs) =>
  answerAdminPayments(context.get(pageCall), await request.formData(), url);

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/colleges/{collegeId}/money`: a college's fairs and booths, its payments and its credits. */
export default function CollegeMoney({ loaderData }: Route.ComponentProps) {
  const { id, name, fairs, payments, page, creditAccount, query, question, asksTake } = loaderData;
  const { now, zone, pageKey, today } = loaderData;
  const say = useSay();
  return (
    <>
      {question && (
        <PaymentQuestion
          key={`${question.act} ${question.payment.id}`}
          {...{ asked: question, query, now, pageKey, today }}
        />
      )}
      {asksTake && (
        <TakeCredits
          {...{ id, name, credits: creditAccount.credits, now, pageKey }}
          back={withChanges(query, { ask: null })}
        />
      )}
      <Section title={say(said.fairs)}>
        {fairs.length === 0 ? (
          <EmptyState title={say(said.noFairs)}>{say(said.noFairsText)}</EmptyState>
        ) : (
          <FairsTable fairs={fairs} college={name} now={now} />
        )}
      </Section>
      <Section title={say(said.payments)}>
        {payments.items.length === 0 ? (
          <p>{say(said.noPayments)}</p>
        ) : (
          <DataTable
            caption={say(said.payments)}
            columns={[
              { key: 'what', title: say(adminPaymentsWords.what) },
              { key: 'who', title: say(adminPaymentsWords.who) },
              { key: 'amount', title: say(adminPaymentsWords.amount) },
              { key: 'state', title: say(adminPaymentsWords.state) },
              { key: 'since', title: say(adminPaymentsWords.since) },
              { key: 'act', title: say(adminPaymentsWords.act), acts: true },
            ]}
            rows={payments.items.map((payment) => ({
              id: payment.id,
              cells: {
                ...paymentCells(payment),
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
        <Pagination
          page={page}
          pages={Math.ceil(payments.total / perPage)}
          to={(other) => withChanges(query, { page: String(other), ask: null })}
        />
      </Section>
      <Section title={say(said.credits)}>
        <p className={css.balance}>{say(said.balance, { credits: creditAccount.credits })}</p>
        <div className={css.give}>
          <p>{say(said.giveText)}</p>
          <GiveCreditsForm id={id} name={name} now={now} pageKey={pageKey} />
          {creditAccount.credits > 0 && (
            <ButtonLink
              to={withChanges(query, { ask: 'take' })}
              kind="dangerLine"
              size="small"
              preventScrollReset
            >
              {say(said.take)}
            </ButtonLink>
          )}
        </div>
        <CreditLedger entries={creditAccount.entries} zone={zone} now={now} />
      </Section>
    </>
  );
}
