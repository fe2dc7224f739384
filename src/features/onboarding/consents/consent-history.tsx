import { findWording } from '../../students/sharing-wordings.ts';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { When } from '../../../ui/time/when.tsx';
import type { Consent } from './consent-queries.ts';
import { consentsMessages as messages } from './consents.messages.ts';
import css from './consents.module.css';

type Entry = Consent['history'][number];

const outcomes = {
  given: messages.given,
  declined: messages.declined,
  withdrawn: messages.takenBack,
} as const;
const actions = new Map([
  ['saved', messages.saved],
  ['asked', messages.asked],
  ['called', messages.called],
  ['scanned', messages.scanned],
  ['profile', messages.profile],
]);

/** Names of topics in one line of the reader's language. */
export function useTopics(): (topics: readonly Entry['topics'][number][]) => string {
  const t = useTranslate();
  const list = new Intl.ListFormat(useLocale(), { type: 'unit' });
  return (topics) => list.format(topics.map((topic) => t(messages[topic])));
}

interface ConsentHistoryProps {
  readonly consent: Consent;
  readonly now: string;
}

/** Every answer to one college, the latest first, and the words of the questions that were put. */
export function ConsentHistory({ consent, now }: ConsentHistoryProps) {
  const t = useTranslate();
  const topics = useTopics();
  return (
    <Disclosure title={t(messages.history)}>
      <ol role="list" className={css.history}>
        {answersOf(consent).map((entries) => {
          const [{ at, action, fairName }] = entries;
          const act = actions.get(action);
          return (
            <li key={at}>
              {entries.map((entry) => (
                <p key={`${entry.outcome}${entry.topics.join('')}`} className={css.outcome}>
                  {t(outcomes[entry.outcome], { what: topics(entry.topics) })}
                </p>
              ))}
              <p className={css.around}>
                <When start={at} zone="UTC" now={now} show="day" />
                {act && `, ${t(act)}`}
                {fairName && `, ${t(messages.atFair, { fair: fairName })}`}
              </p>
            </li>
          );
        })}
      </ol>
      {wordingsOf(consent).map((wording) => (
        <div key={wording.version} className={css.wording}>
          <p>{t(messages.wording, { version: wording.version })}</p>
          <blockquote>
            {wording.order.map((key) => {
              const message = wording.says[key];
              return message && <p key={key}>{t(message, { college: consent.collegeName })}</p>;
            })}
          </blockquote>
        </div>
      ))}
    </Disclosure>
  );
}

/** What was answered at one moment stands together, what was given first; the latest answer first. */
function answersOf({ history }: Consent): readonly (readonly [Entry, ...Entry[]])[] {
  const answers: [Entry, ...Entry[]][] = [];
  for (const entry of history) {
    const last = answers.at(-1);
    if (last?.[0].at === entry.at) last.unshift(entry);
    else answers.push([entry]);
  }
  return answers;
}

/** Each wording once, the latest first. */
function wordingsOf({ history }: Consent) {
  const found = history.flatMap(
    ({ wording, wordingVersion }) => findWording(wording, wordingVersion) ?? [],
  );
  return [...new Set(found)];
}
