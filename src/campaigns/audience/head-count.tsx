import { Link } from 'react-router';
import type { ResultOf } from '../../platform/pages/graphql.ts';
import { useSay } from '../../ui/say.tsx';
import { campaignsPath } from '../campaign-paths.ts';
import { useCampaignPaths } from '../use-campaign-paths.ts';
import type { headCount } from './audience-queries.ts';
import { audienceWords as said } from './audience.words.ts';
import css from './recipients.module.css';

interface HeadCountProps {
  /** Null while no one is chosen. */
  readonly count: ResultOf<typeof headCount>['campaignAudience'] | null;
  readonly isCounting?: boolean;
}

const reasons = ['unconfirmed', 'unwilling', 'suppressed'] as const;

/** How many get it right now, and how many are left out for which reason. */
export function HeadCount({ count, isCounting = false }: HeadCountProps) {
  const say = useSay();
  const { isOfAdmins } = useCampaignPaths();
  return (
    <section className={css.heads} role="status" aria-busy={isCounting}>
      {count === null ? (
        <p>{say(said.chooseFirst)}</p>
      ) : (
        <>
          <h2>
            {isCounting ? say(said.counting) : say(said.heads, { recipients: count.recipients })}
          </h2>
          <p className={css.quiet}>{say(said.headsText)}</p>
          <h3>{say(said.leftOut)}</h3>
          {count.members === count.recipients ? (
            <p>{say(said.nobodyOut)}</p>
          ) : (
            <ul>
              {reasons
                .filter((reason) => count[reason] > 0)
                .map((reason) => (
                  <li key={reason}>{say(said[reason], { count: count[reason] })}</li>
                ))}
            </ul>
          )}
          {isOfAdmins && count.suppressed > 0 && (
            <p>
              <Link to={`${campaignsPath}/suppressions`}>{say(said.seeList)}</Link>
            </p>
          )}
        </>
      )}
    </section>
  );
}
