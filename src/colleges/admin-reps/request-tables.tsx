import type { Message } from '../../platform/words/words.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { useSay } from '../../ui/say.tsx';
import { When } from '../../ui/when.tsx';
import { Claimant } from '../claims/claimant.tsx';
import { DecideClaim } from '../claims/decide-claim.tsx';
import { adminRepsWords as said } from './admin-reps.words.ts';
import type { CollegePeople } from './people-queries.ts';
import css from './admin-reps.module.css';

interface RequestsProps {
  readonly claims: CollegePeople['claims'];
  readonly now: Date;
  readonly zone: string;
}

/** Requests that wait for an admin or a rep. */
export function OpenRequests({ claims, now, zone }: RequestsProps) {
  const say = useSay();
  return (
    <DataTable
      caption={say(said.requests)}
      columns={[
        { key: 'who', title: say(said.who) },
        { key: 'since', title: say(said.since) },
        { key: 'decide', title: say(said.decide) },
      ]}
      rows={claims.map((claim) => ({
        id: claim.id,
        cells: {
          who: <Claimant claim={claim} />,
          since: <When start={claim.createdAt} zone={zone} now={now.toISOString()} show="day" />,
          decide: <DecideClaim claim={claim} now={now} />,
        },
      }))}
    />
  );
}

const outcomes: Readonly<Record<string, Message>> = {
  approved: said.approved,
  rejected: said.rejected,
  withdrawn: said.withdrawn,
};

/** Requests that were decided or withdrawn, folded away. */
export function DecidedRequests({ claims, now, zone }: RequestsProps) {
  const say = useSay();
  return (
    <Disclosure title={say(said.decided)} aside={say(said.decidedCount, { count: claims.length })}>
      <DataTable
        caption={say(said.decided)}
        columns={[
          { key: 'who', title: say(said.who) },
          { key: 'outcome', title: say(said.outcome) },
        ]}
        rows={claims.map((claim) => ({
          id: claim.id,
          cells: {
            who: <Claimant claim={claim} />,
            outcome: (
              <>
                {say(outcomes[claim.status] ?? said.withdrawn)}
                {claim.decidedAt !== null && (
                  <span className={css.second}>
                    <When start={claim.decidedAt} zone={zone} now={now.toISOString()} show="day" />
                  </span>
                )}
                {claim.reason !== null && (
                  <span className={css.second}>{say(said.because, { reason: claim.reason })}</span>
                )}
              </>
            ),
          },
        }))}
      />
    </Disclosure>
  );
}
