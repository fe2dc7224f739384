import { Icon } from '../ui/icon.tsx';
import { useLocale, useSay } from '../ui/say.tsx';
import { Tag } from '../ui/tag.tsx';
import { matchWords } from './match.words.ts';
import type { MatchView } from './my-card-view.ts';
import { myCollegesWords as said } from './my-colleges.words.ts';
import { sayMiss, sayReason, sayUnknown } from './say-match.ts';
import css from './match-summary.module.css';

/** How well a college fits and how far it is, in figures; nothing where neither is known. */
export function MatchTags({ match }: { readonly match: MatchView | null }) {
  const say = useSay();
  const speech = { say, locale: useLocale() };
  const distance = match?.reasons.find(({ kind }) => kind === 'distance');
  return (
    <>
      {match?.percent != null && (
        <Tag kind="sun">{say(matchWords.percent, { percent: match.percent })}</Tag>
      )}
      {distance && <Tag icon="pin">{sayReason(speech, distance)}</Tag>}
    </>
  );
}

/** Whether `MatchTags` shows anything. */
export const hasMatchTags = (match: MatchView | null): boolean =>
  match !== null &&
  (match.percent !== null || match.reasons.some(({ kind }) => kind === 'distance'));

interface MatchSummaryProps {
  readonly match: MatchView;
  /** Reasons that are shown at once; the others open. */
  readonly first?: number;
}

/** Why a college fits and why not, a line each; nothing where nothing can be said. */
export function MatchSummary({ match, first = 4 }: MatchSummaryProps) {
  const say = useSay();
  const speech = { say, locale: useLocale() };
  const unknown = sayUnknown(speech, match.unknown);
  const met = match.reasons
    .filter(({ kind }) => kind !== 'distance')
    .map((point): Line => ({ kind: 'met', words: sayReason(speech, point) }));
  const against = [
    ...match.misses.map((point): Line => ({ kind: 'missed', words: sayMiss(speech, point) })),
    ...(unknown === '' ? [] : [{ kind: 'unknown', words: unknown } satisfies Line]),
  ];
  // What speaks against a college is not hidden behind what speaks for it.
  const pros = Math.max(first - against.length, Math.ceil(first / 2));
  const lines = [...met.slice(0, pros), ...against.slice(0, first - Math.min(pros, met.length))];
  const rest = [...met.slice(pros), ...against.slice(first - Math.min(pros, met.length))];
  // A line that opens to a single line would only be in the way.
  const shown = rest.length > 1 ? lines : [...met, ...against];
  if (shown.length === 0) return null;
  return (
    <div className={css.match}>
      <Lines lines={shown} />
      {rest.length > 1 && (
        <details className={css.rest}>
          <summary>
            {say(said.more, { n: rest.length })}
            <Icon name="chevron-down" />
          </summary>
          <Lines lines={rest} />
        </details>
      )}
    </div>
  );
}

interface Line {
  readonly kind: 'met' | 'missed' | 'unknown';
  readonly words: string;
}

const icons = { met: 'check', missed: 'minus', unknown: 'question' } as const;

function Lines({ lines }: { readonly lines: readonly Line[] }) {
  const say = useSay();
  return (
    <ul role="list" className={css.lines}>
      {lines.map(({ kind, words }) => (
        <li key={words} className={css[kind]}>
          <Icon
            name={icons[kind]}
            {...(kind === 'unknown'
              ? {}
              : { label: say(kind === 'met' ? said.reasons : said.misses) })}
          />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}
