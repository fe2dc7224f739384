import { Link } from 'react-router';
import type { ResultOf } from '../../../platform/pages/graphql.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { campaignsPath } from '../campaign-paths.ts';
import { useCampaignPaths } from '../use-campaign-paths.ts';
import type { headCount } from './audience-queries.ts';
import { audienceMessages as messages } from './audience.messages.ts';
import css from './recipients.module.css';

interface HeadCountProps {
  /** Null while no one is chosen. */
  readonly count: ResultOf<typeof headCount>['campaignAudience'] | null;
  readonly isCounting?: boolean;
}

const reasons = ['unconfirmed', 'unwilling', 'suppressed'] as const;

/** How many get it right now, and how many are left out for which reason. */
export function HeadCount({ count, isCounting = false }: HeadCountProps) {
  const t = useTranslate();
  const { isOfAdmins } = useCampaignPaths();
  return (
    <section className={css.heads} role="status" aria-busy={isCounting}>
      {count === null ? (
        <p>{t(messages.chooseFirst)}</p>
      ) : (
        <>
          <h2>
            {isCounting
              ? t(messages.counting)
              : t(messages.heads, { recipients: count.recipients })}
          </h2>
          <p className={css.quiet}>{t(messages.headsText)}</p>
          <h3>{t(messages.leftOut)}</h3>
          {count.members === count.recipients ? (
            <p>{t(messages.nobodyOut)}</p>
          ) : (
            <ul>
              {reasons
                .filter((reason) => count[reason] > 0)
                .map((reason) => (
                  <li key={reason}>{t(messages[reason], { count: count[reason] })}</li>
                ))}
            </ul>
          )}
          {isOfAdmins && count.suppressed > 0 && (
            <p>
              <Link to={`${campaignsPath}/suppressions`}>{t(messages.seeList)}</Link>
            </p>
          )}
        </>
      )}
    </section>
  );
}
