import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { When } from '../../../ui/time/when.tsx';
import { ConsentHistory, useTopics } from './consent-history.tsx';
import type { Consent } from './consent-queries.ts';
import { consentsMessages as messages } from './consents.messages.ts';
import css from './consents.module.css';

interface ConsentListProps {
  readonly consents: readonly Consent[];
  readonly now: string;
  /** What can be done about one; a parent only reads. */
  readonly acts?: (consent: Consent) => ReactNode;
}

/** The colleges that a student has answered to: what each gets, since when, and how it came to that. */
export function ConsentList({ consents, now, acts }: ConsentListProps) {
  return (
    <ul role="list">
      {consents.map((consent) => (
        <li key={consent.collegeId} className={css.consent}>
          <div className={css.head}>
            <div className={css.words}>
              <h3 className={css.college}>
                {consent.collegeSlug ? (
                  <Link to={`/college-${consent.collegeSlug}`}>{consent.collegeName}</Link>
                ) : (
                  consent.collegeName
                )}
              </h3>
              <Now consent={consent} now={now} />
            </div>
            {acts && <div className={css.acts}>{acts(consent)}</div>}
          </div>
          <ConsentHistory consent={consent} now={now} />
        </li>
      ))}
    </ul>
  );
}

/** What the college gets now. */
function Now({ consent, now }: { readonly consent: Consent; readonly now: string }) {
  const t = useTranslate();
  const topics = useTopics();
  const { since, groups, texts, history } = consent;
  const last = history[0]?.at;
  if (since === null)
    return (
      <p className={css.now}>
        <Icon name="minus" />
        <span>
          {t(messages.nothing)}
          {last && (
            <span className={css.when}>
              {t(messages.lastAnswer)} <When start={last} zone="UTC" now={now} show="day" />
            </span>
          )}
        </span>
      </p>
    );
  return (
    <p className={css.now}>
      <Icon name="check" />
      <span>
        {t(messages.gets)}: {topics(groups)}. {t(texts ? messages.mayText : messages.noTexts)}.
        <span className={css.when}>
          {t(messages.since)} <When start={since} zone="UTC" now={now} show="day" />
        </span>
      </span>
    </p>
  );
}
