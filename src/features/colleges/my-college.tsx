import { Icon } from '../../ui/marks/icon.tsx';
import { useLocale, useTranslate } from '../../ui/text/translate.tsx';
import { Tag } from '../../ui/marks/tag.tsx';
import { matchMessages } from './my-colleges/match.messages.ts';
import type { MatchView } from './card-view.ts';
import { myCollegesMessages as messages } from './my-colleges/my-colleges.messages.ts';
import { bandOf } from './match-college.ts';
import {
  describeMiss,
  describeReason,
  describeUnknown,
  isFirmKind,
  shortMisses,
  shortReasons,
} from './match-point.ts';
import css from './my-colleges/my-college.module.css';

/** How well a college fits and how far it is, in words; empty when neither is known. */
export function MatchTags({ match }: { readonly match: MatchView | null }) {
  const t = useTranslate();
  const speech = { t, locale: useLocale() };
  const band = bandOf(match?.percent ?? null);
  const distance = match?.reasons.find(({ kind }) => kind === 'distance');
  return (
    <>
      {band !== null && (
        <Tag kind="sun">{t(matchMessages[band === 'some' ? 'someMatch' : band])}</Tag>
      )}
      {distance && <Tag icon="pin">{describeReason(speech, distance)}</Tag>}
    </>
  );
}

/** Whether `MatchTags` shows anything. */
export const hasMatchTags = (match: MatchView | null): boolean =>
  match !== null &&
  (bandOf(match.percent) !== null || match.reasons.some(({ kind }) => kind === 'distance'));

interface MatchSummaryProps {
  readonly match: MatchView;
  /** The college's name, to tell its button from others. */
  readonly name: string;
}

/** Parts of a line: more would break it on a phone. */
const mostParts = 4;

/** Why a college fits in one line, why not and what it doesn’t say in others; the sentences unfold. */
export function MatchSummary({ match, name }: MatchSummaryProps) {
  const t = useTranslate();
  const speech = { t, locale: useLocale() };
  const met = shortReasons(speech, match.reasons).slice(0, mostParts);
  const missed = shortMisses(speech, match.misses).slice(0, mostParts);
  const untold = describeUnknown(speech, match.unknown.filter(isFirmKind));
  const lines: readonly Line[] = [
    ...(met.length > 0 ? [{ kind: 'met' as const, words: met.join('\u00a0· ') }] : []),
    ...(missed.length > 0 ? [{ kind: 'missed' as const, words: missed.join('\u00a0· ') }] : []),
    ...(untold === '' ? [] : [{ kind: 'unknown' as const, words: untold }]),
  ];
  const all = linesOf(speech, match);
  if (all.length === 0) return null;
  return (
    <div className={css.match}>
      <Lines lines={lines} />
      <details className={css.rest}>
        <summary aria-label={t(matchMessages.whyOf, { name })}>
          {t(matchMessages.why)}
          <Icon name="chevron-down" />
        </summary>
        <Lines lines={all} />
      </details>
    </div>
  );
}

/** All that speaks for and against a college, a sentence each; empty when there is nothing to say. */
export function MatchLines({ match }: { readonly match: MatchView }) {
  const t = useTranslate();
  const lines = linesOf({ t, locale: useLocale() }, match);
  return lines.length === 0 ? null : (
    <div className={css.match}>
      <Lines lines={lines} />
    </div>
  );
}

function linesOf(
  speech: Parameters<typeof describeReason>[0],
  { reasons, misses, unknown }: MatchView,
): readonly Line[] {
  const untold = describeUnknown(speech, unknown);
  return [
    ...reasons
      .filter(({ kind }) => kind !== 'distance')
      .map((point): Line => ({ kind: 'met', words: describeReason(speech, point) })),
    ...misses.map((point): Line => ({ kind: 'missed', words: describeMiss(speech, point) })),
    ...(untold === '' ? [] : [{ kind: 'unknown', words: untold } satisfies Line]),
  ];
}

interface Line {
  readonly kind: 'met' | 'missed' | 'unknown';
  readonly words: string;
}

const icons = { met: 'check', missed: 'minus', unknown: 'question' } as const;

function Lines({ lines }: { readonly lines: readonly Line[] }) {
  const t = useTranslate();
  return (
    <ul role="list" className={css.lines}>
      {lines.map(({ kind, words }) => (
        <li key={words} className={css[kind]}>
          <Icon
            name={icons[kind]}
            {...(kind === 'unknown'
              ? {}
              : { label: t(kind === 'met' ? messages.reasons : messages.misses) })}
          />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}
