import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate, useLocale } from '../../../ui/text/translate.tsx';
import { When } from '../../../ui/time/when.tsx';
import type { Consent } from './consent-queries.ts';
import { consentsMessages as messages } from './consents.messages.ts';
import css from './consents.module.css';
import { findWording, nameAndEmailSince } from '../../students/sharing-wordings.ts';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';

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
function useTopics(): (topics: readonly Entry['topics'][number][], version: number) => string {
  const t = useTranslate();
  const list = new Intl.ListFormat(useLocale(), { type: 'unit' });
  return (topics, version) =>
    list.format(
      topics.map((topic) =>
        t(version < nameAndEmailSince ? messages[topic] : { ...messages, ...newer }[topic]),
      ),
    );
}

/** What two of them are called since a yes is name and email alone. */
const newer = { contact: messages.nameAndEmail, texts: messages.phoneNumber };

/** The words under which contact is shared now, or was last answered for. */
const versionOf = ({ history }: Consent): number =>
  history.find(
    ({ topics, wordingVersion }) => wordingVersion !== null && topics.includes('contact'),
  )?.wordingVersion ?? nameAndEmailSince;

interface ConsentHistoryProps {
  readonly consent: Consent;
  readonly now: string;
}

/** Every answer to one college, the latest first, and the words of the questions that were put. */
function ConsentHistory({ consent, now }: ConsentHistoryProps) {
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
                  {t(outcomes[entry.outcome], {
                    what: topics(entry.topics, entry.wordingVersion ?? versionOf(consent)),
                  })}
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

interface ConsentListProps {
  readonly consents: readonly Consent[];
  readonly now: string;
  /** What can be done about one; a parent only reads. */
  readonly acts?: (consent: Consent) => ReactNode;
  /** How deep the names of colleges stand on the page. */
  readonly heading?: 'h2' | 'h3';
}

/** The colleges that a student has answered to: what each gets, since when, and how it came to that. */
export function ConsentList({ consents, now, acts, heading: Heading = 'h3' }: ConsentListProps) {
  return (
    <ul role="list">
      {consents.map((consent) => (
        <li key={consent.collegeId} className={css.consent}>
          <div className={css.head}>
            <div className={css.words}>
              <Heading className={css.college}>
                {consent.collegeSlug ? (
                  <Link to={`/college-${consent.collegeSlug}`}>{consent.collegeName}</Link>
                ) : (
                  consent.collegeName
                )}
              </Heading>
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
  const version = versionOf(consent);
  const [may, mayNot] =
    version < nameAndEmailSince
      ? [messages.mayText, messages.noTexts]
      : [messages.mayCall, messages.noCalls];
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
        {t(messages.gets)}: {topics(groups, version)}. {t(texts ? may : mayNot)}.
        <span className={css.when}>
          {t(messages.since)} <When start={since} zone="UTC" now={now} show="day" />
        </span>
      </span>
    </p>
  );
}
