import { Link } from 'react-router';
import { DataTable } from '../../ui/data-table.tsx';
import { useSay } from '../../ui/say.tsx';
import { Pick } from '../../ui/selection.tsx';
import { sortedBy, type TableAsked } from '../../ui/table-address.ts';
import { When } from '../../ui/when.tsx';
import { adminClaimsWords as said } from '../admin-claims.words.ts';
import { Claimant } from './claimant.tsx';
import type { ManagedClaim } from './claims-queries.ts';
import css from './decide-claim.module.css';
import { DecideClaim } from './decide-claim.tsx';

interface ClaimsTableProps {
  readonly items: readonly ManagedClaim[];
  readonly asked: TableAsked;
  readonly query: string;
  /** The form that the boxes belong to; undefined where nothing can be decided. */
  readonly formId: string | undefined;
  readonly chosen: readonly string[];
  readonly zone: string;
  readonly now: Date;
}

/** Requests to represent a college. */
export function ClaimsTable({ items, asked, query, formId, chosen, zone, now }: ClaimsTableProps) {
  const say = useSay();
  const by = (key: string) => sortedBy(query, asked, key, 'createdAt');
  return (
    <DataTable
      caption={say(said.title)}
      columns={[
        { key: 'college', title: say(said.college), ...by('college') },
        { key: 'who', title: say(said.who), ...by('name') },
        { key: 'since', title: say(said.since), ...by('createdAt') },
        ...(formId === undefined ? [] : [{ key: 'decide', title: say(said.decide) }]),
      ]}
      rows={items.map((claim) => ({
        id: claim.id,
        cells: {
          college: (
            <>
              {formId !== undefined && (
                <Pick
                  {...{ id: claim.id, form: formId }}
                  label={say(said.select, {
                    what: say(said.claimant, {
                      who: claim.name || claim.email,
                      college: claim.collegeName,
                    }),
                  })}
                  checked={chosen.includes(claim.id)}
                />
              )}
              <Link to={`/admin/colleges/${claim.collegeId}/reps`}>{claim.collegeName}</Link>
            </>
          ),
          who: (
            <>
              <Claimant claim={claim} />
              {claim.reason !== null && (
                <p className={css.email}>{say(said.because, { reason: claim.reason })}</p>
              )}
            </>
          ),
          since: <When start={claim.createdAt} zone={zone} now={now.toISOString()} show="day" />,
          decide: <DecideClaim claim={claim} now={now} />,
        },
      }))}
    />
  );
}
