import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Form } from '../../ui/form.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { When } from '../../ui/when.tsx';
import { adminClaimsWords as said } from '../admin-claims.words.ts';
import type { WaitingCounselor } from '../waiting-counselor-query.ts';
import css from './decide-claim.module.css';

const nothing = {};

interface WaitingCounselorsProps {
  readonly counselors: readonly WaitingCounselor[];
  readonly zone: string;
  readonly now: Date;
}

/** Counselors whom nobody has confirmed at their school, and an admin's word on it. */
export function WaitingCounselors({ counselors, zone, now }: WaitingCounselorsProps) {
  const say = useSay();
  if (counselors.length === 0)
    return <EmptyState title={say(said.noCounselors)}>{say(said.noCounselorsText)}</EmptyState>;
  return (
    <DataTable
      caption={say(said.counselors)}
      columns={[
        { key: 'who', title: say(said.counselor) },
        { key: 'school', title: say(said.school) },
        { key: 'since', title: say(said.since) },
        { key: 'decide', title: say(said.decide) },
      ]}
      rows={counselors.map(({ id, firstName, lastName, email, createdAt, counselorSchool }) => {
        const who = [firstName, lastName].filter(Boolean).join(' ') || (email ?? '');
        const { name, city, state } = counselorSchool ?? { name: null, city: null, state: null };
        return {
          id,
          cells: {
            who: (
              <>
                {who}
                <span className={css.email}>{email}</span>
              </>
            ),
            school: [name, city, state].filter(Boolean).join(', '),
            since: createdAt && (
              <When start={createdAt} zone={zone} now={now.toISOString()} show="day" />
            ),
            decide: (
              <Form fields={nothing} now={now} intent={`confirm ${id}`}>
                <input type="hidden" name="act" value="confirm" />
                <input type="hidden" name="id" value={id} />
                <SubmitButton
                  size="small"
                  aria-label={say(said.actFor, {
                    act: say(said.confirm),
                    who,
                    college: name ?? '',
                  })}
                >
                  {say(said.confirm)}
                </SubmitButton>
              </Form>
            ),
          },
        };
      })}
    />
  );
}
