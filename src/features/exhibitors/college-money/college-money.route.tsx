import type { Route } from './+types/college-money.route.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { Pagination } from '../../../ui/navigation/pagination.tsx';
import { useTranslate, useLocale } from '../../../ui/text/translate.tsx';
import { readTable, withChanges } from '../../../ui/tables/table-address.ts';
import { When } from '../../../ui/time/when.tsx';
import { managedPayments } from '../admin-payments/admin-payment-queries.ts';
import { adminPaymentsMessages } from '../admin-payments/admin-payments.messages.ts';
import { answerAdminPayments, creditFields } from '../admin-payments/answer-admin-payments.ts';
import { GiveCreditsForm } from '../admin-payments/give-credits.tsx';
import { PaymentActs } from '../admin-payments/payment-acts.tsx';
import { paymentCells } from '../admin-payments/payment-cells.tsx';
import { PaymentQuestion } from '../admin-payments/payment-question.tsx';
import { readPaymentQuestion } from '../admin-payments/read-payment-question.ts';
import { collegeMoney, type CreditEntry } from './college-money-queries.ts';
import { collegeMoneyMessages as messages } from './college-money.messages.ts';
import css from './college-money.module.css';
import { fairsOfCollege } from './fairs-of-college.ts';
import { FairsTable } from './fairs-table.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { NumberField, TextField } from '../../../ui/fields/text-field.tsx';
import { Answers, Question } from '../../../ui/overlays/question.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { AgainField } from '../admin-payments/again-field.tsx';

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
    collegeId: id,
    show: 'all',
    descending: true,
    page,
  });
  const zone = call.zone ?? 'UTC';
  const name = college.name ?? '';
  return {
    id,
    name,
    payments,
    page,
    zone,
    creditAccount,
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
      description: translatorFor(call.locale)(messages.description),
      path: `/admin/colleges/${id}/money`,
    }),
  };
}

export const action = async ({ request, url, context }: Route.ActionArgs) =>
  answerAdminPayments(context.get(pageCall), await request.formData(), url);

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/colleges/{collegeId}/money`: a college's fairs, booths, payments and credits. */
export default function CollegeMoney({ loaderData }: Route.ComponentProps) {
  const { id, name, fairs, payments, page, creditAccount, query, question, asksTake } = loaderData;
  const { now, zone, pageKey, today } = loaderData;
  const t = useTranslate();
  return (
    <>
      {question && (
        <PaymentQuestion
          key={`${question.act} ${question.payment.id}`}
          asked={question}
          query={query}
          now={now}
          pageKey={pageKey}
          today={today}
        />
      )}
      {asksTake && (
        <TakeCredits
          id={id}
          name={name}
          credits={creditAccount.credits}
          now={now}
          pageKey={pageKey}
          back={withChanges(query, { ask: null })}
        />
      )}
      <Section title={t(messages.fairs)}>
        {fairs.length === 0 ? (
          <EmptyState title={t(messages.noFairs)}>{t(messages.noFairsText)}</EmptyState>
        ) : (
          <FairsTable fairs={fairs} college={name} now={now} />
        )}
      </Section>
      <Section title={t(messages.payments)}>
        {payments.items.length === 0 ? (
          <p>{t(messages.noPayments)}</p>
        ) : (
          <DataTable
            caption={t(messages.payments)}
            columns={[
              { key: 'what', title: t(adminPaymentsMessages.what) },
              { key: 'who', title: t(adminPaymentsMessages.who) },
              { key: 'amount', title: t(adminPaymentsMessages.amount) },
              { key: 'state', title: t(adminPaymentsMessages.state) },
              { key: 'since', title: t(adminPaymentsMessages.since) },
              { key: 'act', title: t(adminPaymentsMessages.act), acts: true },
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
                act: <PaymentActs payment={payment} query={query} />,
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
      <Section title={t(messages.credits)}>
        <p className={css.balance}>{t(messages.balance, { credits: creditAccount.credits })}</p>
        <div className={css.give}>
          <p>{t(messages.giveText)}</p>
          <GiveCreditsForm id={id} name={name} now={now} pageKey={pageKey} />
          {creditAccount.credits > 0 && (
            <ButtonLink
              to={withChanges(query, { ask: 'take' })}
              kind="dangerLine"
              size="small"
              preventScrollReset
            >
              {t(messages.take)}
            </ButtonLink>
          )}
        </div>
        <CreditLedger entries={creditAccount.entries} zone={zone} now={now} />
      </Section>
    </>
  );
}

interface TakeCreditsProps {
  /** The college's id. */
  readonly id: string;
  readonly name: string;
  readonly credits: number;
  /** The page without the question. */
  readonly back: string;
  readonly now: Date;
  readonly pageKey: string;
}

/** Asks how many credits to take from a college, and why. */
function TakeCredits({ id, name, credits, back, now, pageKey }: TakeCreditsProps) {
  const t = useTranslate();
  return (
    <Question title={t(messages.askTake, { name })} back={back}>
      <Form fields={creditFields} now={now} intent={`take ${id}`}>
        <input type="hidden" name="act" value="take" />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="key" value={pageKey} />
        <p>{t(messages.takeText, { credits })}</p>
        <NumberField name="credits" label={t(adminPaymentsMessages.howMany)} />
        <TextField name="note" label={t(adminPaymentsMessages.why)} />
        <AgainField key={pageKey} />
        <Answers back={back} keep={t(messages.keep)}>
          <SubmitButton kind="danger">{t(messages.takeNow)}</SubmitButton>
        </Answers>
      </Form>
    </Question>
  );
}

interface CreditLedgerProps {
  readonly entries: readonly CreditEntry[];
  readonly zone: string;
  readonly now: Date;
}

/** All changes of credits, newest first. */
function CreditLedger({ entries, zone, now }: CreditLedgerProps) {
  const t = useTranslate();
  const signed = new Intl.NumberFormat(useLocale(), { signDisplay: 'exceptZero' });
  if (entries.length === 0) return <p>{t(messages.noLedger)}</p>;
  return (
    <DataTable
      caption={t(messages.ledger)}
      columns={[
        { key: 'when', title: t(messages.when) },
        { key: 'change', title: t(messages.change), figures: true },
        { key: 'why', title: t(messages.why) },
        { key: 'after', title: t(messages.after), figures: true },
      ]}
      rows={entries.map(({ id, createdAt, amount, reason, note, balance }) => ({
        id,
        cells: {
          when: <When start={createdAt} zone={zone} now={now.toISOString()} show="day" />,
          change: signed.format(amount),
          why: (
            <>
              {t(messages[reason])}
              {note !== null && <span className={css.second}>{note}</span>}
            </>
          ),
          after: balance,
        },
      }))}
    />
  );
}
