import { Link, useLocation } from 'react-router';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { boothMessages as messages } from './booth.messages.ts';
import { boothSides, sidePath, type BoothSide } from './booth-side.ts';
import css from './booth-tabs.module.css';

interface BoothTabsProps {
  /** The one that a phone shows. */
  readonly side: BoothSide;
  /** Messages that arrived meanwhile; for reps, questions that wait. */
  readonly news: { readonly count: number; readonly areQuestions: boolean };
}

const labels = { about: messages.about, chat: messages.conversation } as const;

/** The two halves of a booth, one at a time on phones; the address says which. */
export function BoothTabs({ side, news: { count, areQuestions } }: BoothTabsProps) {
  const t = useTranslate();
  const { search } = useLocation();
  return (
    <nav className={css.tabs} aria-label={t(messages.jump)}>
      {boothSides.map((one) => (
        <Link key={one} to={sidePath(search, one)} aria-current={one === side ? 'true' : undefined}>
          {t(labels[one])}
          {one === 'chat' && count > 0 && (
            <>
              <b className={css.count} aria-hidden="true">
                {count}
              </b>
              <span className="visually-hidden">
                {t(areQuestions ? messages.toAnswerCount : messages.newCount, { n: count })}
              </span>
            </>
          )}
        </Link>
      ))}
    </nav>
  );
}
