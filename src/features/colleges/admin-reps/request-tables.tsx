import type { Message } from '../../../platform/i18n/define-messages.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { When } from '../../../ui/time/when.tsx';
import { Claimant } from '../admin-claims/claimant.tsx';
import { DecideClaim } from '../admin-claims/decide-claim.tsx';
import { adminRepsMessages as messages } from './admin-reps.messages.ts';
import type { CollegePeople } from './people-queries.ts';
import css from './admin-reps.module.css';

interface RequestsProps {
  readonly claims: CollegePeople['claims'];
  readonly now: Date;
  readonly zone: string;
}

/** Requests pending review by an admin or a rep. */
export function OpenRequests({ claims, now, zone }: RequestsProps) {
  const t = useTranslate();
  return (
    <DataTable
      caption={t(messages.requests)}
      columns={[
        { key: 'who', title: t(messages.who) },
        { key: 'since', title: t(messages.since) },
        { key: 'decide', title: t(messages.decide) },
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
  approved: messages.approved,
  rejected: messages.rejected,
  withdrawn: messages.withdrawn,
};

/** Decided or withdrawn requests, collapsed. */
export function DecidedRequests({ claims, now, zone }: RequestsProps) {
  const t = useTranslate();
  return (
    <Disclosure
      title={t(messages.decided)}
      aside={t(messages.decidedCount, { count: claims.length })}
    >
      <DataTable
        caption={t(messages.decided)}
        columns={[
          { key: 'who', title: t(messages.who) },
          { key: 'outcome', title: t(messages.outcome) },
        ]}
        rows={claims.map((claim) => ({
          id: claim.id,
          cells: {
            who: <Claimant claim={claim} />,
            outcome: (
              <>
                {t(outcomes[claim.status] ?? messages.withdrawn)}
                {claim.decidedAt !== null && (
                  <span className={css.second}>
                    <When start={claim.decidedAt} zone={zone} now={now.toISOString()} show="day" />
                  </span>
                )}
                {claim.reason !== null && (
                  <span className={css.second}>
                    {t(messages.because, { reason: claim.reason })}
                  </span>
                )}
              </>
            ),
          },
        }))}
      />
    </Disclosure>
  );
}
