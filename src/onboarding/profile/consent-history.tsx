import { findWording } from '../../students/sharing-wordings.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { When } from '../../ui/when.tsx';
import type { Consent } from './consent-queries.ts';
import { consentsWords as said } from './consents.words.ts';
import css from './consents.module.css';

type Entry = Consent['history'][number];

const outcomes = { given: said.given, declined: said.declined, withdrawn: said.takenBack } as const;
const actions = new Map([
  ['saved', said.saved],
  ['asked', said.asked],
  ['called', said.called],
  ['scanned', said.scanned],
  ['profile', said.profile],
]);

/** Names of topics in one line of the reader's language. */
export function useTopics(): (topics: readonly Entry['topics'][number][]) => string {
  const say = useSay();
  const list = new Intl.ListFormat(useLocale(), { type: 'unit' });
  return (topics) => list.format(topics.map((topic) => say(said[topic])));
}

interface ConsentHistoryProps {
  readonly consent: Consent;
  readonly now: string;
}

/** Every answer to one college, the latest first, and the words of the questions that were put. */
export function ConsentHistory({ consent, now }: ConsentHistoryProps) {
  const say = useSay();
  const topics = useTopics();
  return (
    <Disclosure title={say(said.history)}>
      <ol role="list" className={css.history}>
        {answersOf(consent).map((entries) => {
          const [{ at, action, fairName }] = entries;
          const act = actions.get(action);
          return (
            <li key={at}>
              {entries.map((entry) => (
                <p key={`${entry.outcome}${entry.topics.join('')}`} className={css.outcome}>
                  {say(outcomes[entry.outcome], { what: topics(entry.topics) })}
                </p>
              ))}
              <p className={css.around}>
                <When start={at} zone="UTC" now={now} show="day" />
                {act && `, ${say(act)}`}
                {fairName && `, ${say(said.atFair, { fair: fairName })}`}
              </p>
            </li>
          );
        })}
      </ol>
      {wordingsOf(consent).map((wording) => (
        <div key={wording.version} className={css.wording}>
          <p>{say(said.wording, { version: wording.version })}</p>
          <blockquote>
            {wording.order.map((key) => {
              const message = wording.says[key];
              return message && <p key={key}>{say(message, { college: consent.collegeName })}</p>;
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
