import { Link } from 'react-router';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { Pick } from '../../../ui/tables/selection.tsx';
import { sortedBy, type TableAsked } from '../../../ui/tables/table-address.ts';
import { When } from '../../../ui/time/when.tsx';
import { adminClaimsMessages as messages } from './admin-claims.messages.ts';
import { Claimant } from './claimant.tsx';
import type { ManagedClaim } from './claims-queries.ts';
import css from './decide-claim.module.css';
import { DecideClaim } from './decide-claim.tsx';

interface ClaimsTableProps {
  readonly items: readonly ManagedClaim[];
  readonly asked: TableAsked;
  readonly query: string;
  /** The form of the checkboxes; undefined where nothing can be decided. */
  readonly formId: string | undefined;
  readonly chosen: readonly string[];
  readonly zone: string;
  readonly now: Date;
}

/** Requests to represent a college. */
export function ClaimsTable({ items, asked, query, formId, chosen, zone, now }: ClaimsTableProps) {
  const t = useTranslate();
  const by = (key: string) => sortedBy(query, asked, key, 'createdAt');
  return (
    <DataTable
      caption={t(messages.title)}
      columns={[
        { key: 'college', title: t(messages.college), ...by('college') },
        { key: 'who', title: t(messages.who), ...by('name') },
        { key: 'since', title: t(messages.since), ...by('createdAt') },
        ...(formId === undefined ? [] : [{ key: 'decide', title: t(messages.decide) }]),
      ]}
      rows={items.map((claim) => ({
        id: claim.id,
        cells: {
          college: (
            <>
              {formId !== undefined && (
                <Pick
                  {...{ id: claim.id, form: formId }}
                  label={t(messages.select, {
                    what: t(messages.claimant, {
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
                <p className={css.email}>{t(messages.because, { reason: claim.reason })}</p>
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
