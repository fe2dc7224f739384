import { useFetcher } from 'react-router';
import { Icon } from '../../ui/marks/icon.tsx';
import { useLocale, useTranslate } from '../../ui/text/translate.tsx';
import { Tag } from '../../ui/marks/tag.tsx';
import { matchMessages } from './my-colleges/match.messages.ts';
import type { MatchView } from './card-view.ts';
import { myCollegesMessages as messages } from './my-colleges/my-colleges.messages.ts';
import { describeMiss, describeReason, describeUnknown } from './match-point.ts';
import css from './my-college.module.css';
import saveButtonCss from './my-college.module.css';
import { Button } from '../../ui/buttons/button.tsx';

/** How well a college fits and how far it is, in figures; empty when neither is known. */
export function MatchTags({ match }: { readonly match: MatchView | null }) {
  const t = useTranslate();
  const speech = { t, locale: useLocale() };
  const distance = match?.reasons.find(({ kind }) => kind === 'distance');
  return (
    <>
      {match?.percent != null && (
        <Tag kind="sun">{t(matchMessages.percent, { percent: match.percent })}</Tag>
      )}
      {distance && <Tag icon="pin">{describeReason(speech, distance)}</Tag>}
    </>
  );
}

/** Whether `MatchTags` shows anything. */
export const hasMatchTags = (match: MatchView | null): boolean =>
  match !== null &&
  (match.percent !== null || match.reasons.some(({ kind }) => kind === 'distance'));

interface MatchSummaryProps {
  readonly match: MatchView;
  /** Reasons visible at once; the others unfold. */
  readonly first?: number;
}

/** Why a college fits and why not, one line each; empty when there is nothing to say. */
export function MatchSummary({ match, first = 4 }: MatchSummaryProps) {
  const t = useTranslate();
  const speech = { t, locale: useLocale() };
  const unknown = describeUnknown(speech, match.unknown);
  const met = match.reasons
    .filter(({ kind }) => kind !== 'distance')
    .map((point): Line => ({ kind: 'met', words: describeReason(speech, point) }));
  const against = [
    ...match.misses.map((point): Line => ({ kind: 'missed', words: describeMiss(speech, point) })),
    ...(unknown === '' ? [] : [{ kind: 'unknown', words: unknown } satisfies Line]),
  ];
  // Drawbacks are not hidden behind advantages.
  const pros = Math.max(first - against.length, Math.ceil(first / 2));
  const lines = [...met.slice(0, pros), ...against.slice(0, first - Math.min(pros, met.length))];
  const rest = [...met.slice(pros), ...against.slice(first - Math.min(pros, met.length))];
  // Folding away a single line would only be in the way.
  const shown = rest.length > 1 ? lines : [...met, ...against];
  if (shown.length === 0) return null;
  return (
    <div className={css.match}>
      <Lines lines={shown} />
      {rest.length > 1 && (
        <details className={css.rest}>
          <summary>
            {t(messages.more, { n: rest.length })}
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

interface SaveButtonProps {
  readonly college: { readonly id: string; readonly name: string; readonly isSaved: boolean };
  /** It appears on the home page, and leads back there without JavaScript. */
  readonly atHome?: boolean;
}

/**
 * Saves a college, or removes it from the list. Updates optimistically; without JavaScript it is a
 * plain form that returns to the page.
 */
export function SaveButton({ college: { id, name, isSaved: was }, atHome }: SaveButtonProps) {
  const t = useTranslate();
  const { Form, formData, data } = useFetcher<{ readonly problem: string | null }>({
    key: `save ${id}`,
  });
  const sent = formData?.get('intent');
  const isSaved = sent === undefined || sent === null ? was : sent === 'save';
  const problem = formData === undefined ? data?.problem : null;
  return (
    <Form
      method="post"
      className={saveButtonCss.form}
      {...(atHome ? { action: '/app/colleges' } : {})}
    >
      <input type="hidden" name="intent" value={isSaved ? 'unsave' : 'save'} />
      <input type="hidden" name="college" value={id} />
      {atHome && <input type="hidden" name="from" value="home" />}
      <noscript>
        <input type="hidden" name="plain" value="yes" />
      </noscript>
      <Button
        type="submit"
        kind={isSaved ? 'sun' : 'line'}
        size="small"
        icon={isSaved ? 'bookmark-on' : 'bookmark'}
        aria-label={t(isSaved ? messages.unsaveName : messages.saveName, { name })}
      >
        {t(isSaved ? messages.isSaved : messages.save)}
      </Button>
      {problem && (
        <p className={saveButtonCss.problem} role="alert">
          {problem}
        </p>
      )}
    </Form>
  );
}
