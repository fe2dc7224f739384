import { Link } from 'react-router';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { AskLink, Offers } from '../../../ui/overlays/question.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { withChanges } from '../../../ui/tables/table-address.ts';
import { When } from '../../../ui/time/when.tsx';
import { adminRepsMessages as messages } from './admin-reps.messages.ts';
import type { CollegePeople } from './people-queries.ts';
import css from './admin-reps.module.css';

interface Shown {
  readonly now: Date;
  readonly zone: string;
  /** The address of the page. */
  readonly query: string;
}

/** The reps of a college, and the actions on each. */
export function RepTable({
  reps,
  now,
  zone,
  query,
}: Shown & { readonly reps: CollegePeople['reps'] }) {
  const t = useTranslate();
  if (reps.length === 0)
    return <EmptyState title={t(messages.noReps)}>{t(messages.noRepsText)}</EmptyState>;
  const day = (at: string | null, otherwise: string) =>
    at === null ? otherwise : <When start={at} zone={zone} now={now.toISOString()} show="day" />;
  return (
    <DataTable
      caption={t(messages.reps)}
      columns={[
        { key: 'name', title: t(messages.name) },
        { key: 'phone', title: t(messages.phone) },
        { key: 'since', title: t(messages.since) },
        { key: 'seen', title: t(messages.lastSeen) },
        { key: 'act', title: t(messages.act), acts: true },
      ]}
      rows={reps.map(({ id, name, email, phone, since, lastSeenAt, fair }) => {
        const who = name === '' ? email : name;
        return {
          id,
          cells: {
            name: (
              <>
                {name}
                <span className={css.second}>{email}</span>
                {fair !== null && (
                  <span className={css.second}>{t(messages.ofFair, { fair })}</span>
                )}
              </>
            ),
            phone: phone ?? t(messages.none),
            since: day(since, t(messages.none)),
            seen: day(lastSeenAt, t(messages.never)),
            act: (
              <Offers
                danger={
                  <AskLink
                    kind="dangerLine"
                    to={withChanges(query, { ask: `remove.${id}` })}
                    aria-label={t(messages.actFor, { act: t(messages.remove), who })}
                  >
                    {t(messages.remove)}
                  </AskLink>
                }
              >
                <Link
                  to={`/admin/users?q=${encodeURIComponent(email)}`}
                  aria-label={t(messages.actFor, { act: t(messages.account), who })}
                >
                  {t(messages.account)}
                </Link>
              </Offers>
            ),
          },
        };
      })}
    />
  );
}

const nothing = {};

/** Pending invitations; each can be sent again or withdrawn. */
export function InvitationTable({
  invitations,
  now,
  zone,
  query,
}: Shown & { readonly invitations: CollegePeople['invitations'] }) {
  const t = useTranslate();
  const day = (at: string) => <When start={at} zone={zone} now={now.toISOString()} show="day" />;
  return (
    <DataTable
      caption={t(messages.invitations)}
      columns={[
        { key: 'email', title: t(messages.email) },
        { key: 'from', title: t(messages.from) },
        { key: 'sent', title: t(messages.sent) },
        { key: 'expires', title: t(messages.expires) },
        { key: 'act', title: t(messages.act), acts: true },
      ]}
      rows={invitations.map(({ email, from, createdAt, expiresAt }) => ({
        id: email,
        cells: {
          email,
          from: from ?? t(messages.none),
          sent: day(createdAt),
          expires: day(expiresAt),
          act: (
            <Offers
              danger={
                <AskLink
                  kind="dangerLine"
                  to={withChanges(query, { ask: `withdraw.${email}` })}
                  aria-label={t(messages.actFor, { act: t(messages.withdraw), who: email })}
                >
                  {t(messages.withdraw)}
                </AskLink>
              }
            >
              <Form fields={nothing} now={now} intent={`resend ${email}`}>
                <input type="hidden" name="act" value="resend" />
                <input type="hidden" name="email" value={email} />
                <SubmitButton
                  kind="soft"
                  size="small"
                  aria-label={t(messages.actFor, { act: t(messages.resend), who: email })}
                >
                  {t(messages.resend)}
                </SubmitButton>
              </Form>
            </Offers>
          ),
        },
      }))}
    />
  );
}
