import { Link } from 'react-router';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Form } from '../../ui/form.tsx';
import { AskLink, Offers } from '../../ui/question.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { withChanges } from '../../ui/table-address.ts';
import { When } from '../../ui/when.tsx';
import { adminRepsWords as said } from './admin-reps.words.ts';
import type { CollegePeople } from './people-queries.ts';
import css from './admin-reps.module.css';

interface Shown {
  readonly now: Date;
  readonly zone: string;
  /** The address of the page. */
  readonly query: string;
}

/** The reps of a college, and what can be done about each. */
export function RepTable({
  reps,
  now,
  zone,
  query,
}: Shown & { readonly reps: CollegePeople['reps'] }) {
  const say = useSay();
  if (reps.length === 0)
    return <EmptyState title={say(said.noReps)}>{say(said.noRepsText)}</EmptyState>;
  const day = (at: string | null, otherwise: string) =>
    at === null ? otherwise : <When start={at} zone={zone} now={now.toISOString()} show="day" />;
  return (
    <DataTable
      caption={say(said.reps)}
      columns={[
        { key: 'name', title: say(said.name) },
        { key: 'phone', title: say(said.phone) },
        { key: 'since', title: say(said.since) },
        { key: 'seen', title: say(said.lastSeen) },
        { key: 'act', title: say(said.act), acts: true },
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
                {fair !== null && <span className={css.second}>{say(said.ofFair, { fair })}</span>}
              </>
            ),
            phone: phone ?? say(said.none),
            since: day(since, say(said.none)),
            seen: day(lastSeenAt, say(said.never)),
            act: (
              <Offers
                danger={
                  <AskLink
                    kind="dangerLine"
                    to={withChanges(query, { ask: `remove.${id}` })}
                    aria-label={say(said.actFor, { act: say(said.remove), who })}
                  >
                    {say(said.remove)}
                  </AskLink>
                }
              >
                <Link
                  to={`/admin/users?q=${encodeURIComponent(email)}`}
                  aria-label={say(said.actFor, { act: say(said.account), who })}
                >
                  {say(said.account)}
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

/** Invitations that can still be accepted; each can be sent again or withdrawn. */
export function InvitationTable({
  invitations,
  now,
  zone,
  query,
}: Shown & { readonly invitations: CollegePeople['invitations'] }) {
  const say = useSay();
  const day = (at: string) => <When start={at} zone={zone} now={now.toISOString()} show="day" />;
  return (
    <DataTable
      caption={say(said.invitations)}
      columns={[
        { key: 'email', title: say(said.email) },
        { key: 'from', title: say(said.from) },
        { key: 'sent', title: say(said.sent) },
        { key: 'expires', title: say(said.expires) },
        { key: 'act', title: say(said.act), acts: true },
      ]}
      rows={invitations.map(({ email, from, createdAt, expiresAt }) => ({
        id: email,
        cells: {
          email,
          from: from ?? say(said.none),
          sent: day(createdAt),
          expires: day(expiresAt),
          act: (
            <Offers
              danger={
                <AskLink
                  kind="dangerLine"
                  to={withChanges(query, { ask: `withdraw.${email}` })}
                  aria-label={say(said.actFor, { act: say(said.withdraw), who: email })}
                >
                  {say(said.withdraw)}
                </AskLink>
              }
            >
              <Form fields={nothing} now={now} intent={`resend ${email}`}>
                <input type="hidden" name="act" value="resend" />
                <input type="hidden" name="email" value={email} />
                <SubmitButton
                  kind="soft"
                  size="small"
                  aria-label={say(said.actFor, { act: say(said.resend), who: email })}
                >
                  {say(said.resend)}
                </SubmitButton>
              </Form>
            </Offers>
          ),
        },
      }))}
    />
  );
}
