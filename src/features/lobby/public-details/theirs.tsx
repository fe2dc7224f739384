import { Notice } from '../../../ui/layout/notice.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { detailsMessages as messages } from './details.messages.ts';
import css from './public-details.module.css';

interface TheirsProps {
  /** The typed values, by field name. */
  readonly typed: Readonly<Record<string, readonly string[]>>;
  /** The saved values. */
  readonly now: Readonly<Record<string, string>>;
  readonly labels: Readonly<Record<string, string>>;
}

const plain = (value: string | undefined): string => (value ?? '').replaceAll('\r\n', '\n').trim();

/** After concurrent edits: the other editor's saved values that differ from the typed ones. */
export function Theirs({ typed, now, labels }: TheirsProps) {
  const t = useTranslate();
  const others = Object.keys(labels).filter(
    (field) => plain(typed[field]?.[0]) !== plain(now[field]),
  );
  if (others.length === 0) return null;
  return (
    <Notice kind="warning" title={t(messages.theirs)}>
      <dl className={css.theirs}>
        {others.map((field) => (
          <div key={field}>
            <dt>{labels[field]}</dt>
            <dd>{plain(now[field]) || t(messages.nothing)}</dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}
