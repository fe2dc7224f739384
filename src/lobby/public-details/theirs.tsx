import { Notice } from '../../ui/notice.tsx';
import { useTranslate } from '../../ui/translate.tsx';
import { detailsMessages as messages } from './details.messages.ts';
import css from './public-details.module.css';

interface TheirsProps {
  /** What was typed, by the names of fields. */
  readonly typed: Readonly<Record<string, readonly string[]>>;
  /** What is saved. */
  readonly now: Readonly<Record<string, string>>;
  readonly labels: Readonly<Record<string, string>>;
}

const plain = (value: string | undefined): string => (value ?? '').replaceAll('\r\n', '\n').trim();

/** Where two people edited at once: what the other one saved, as far as it is not what was typed here. */
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
