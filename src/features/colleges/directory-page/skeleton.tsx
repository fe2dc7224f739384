import { useTranslate } from '../../../ui/text/translate.tsx';
import { directoryMessages } from './directory.messages.ts';
import css from './skeleton.module.css';

/** The outline of cards that are loading. */
export function Skeleton() {
  const t = useTranslate();
  return (
    <div className={css.cards}>
      <p className="visually-hidden">{t(directoryMessages.loading)}</p>
      {Array.from({ length: 6 }, (_, place) => (
        <div key={place} className={css.card} aria-hidden="true">
          <svg viewBox="0 0 480 256" className={css.flag}>
            <path d="M8 16 468 126v4L8 240z" />
          </svg>
          <i className={css.name} />
          <i className={css.place} />
          <i className={css.facts} />
        </div>
      ))}
    </div>
  );
}
