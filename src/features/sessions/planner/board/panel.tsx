import { useEffect, useRef, type ReactNode } from 'react';
import { ButtonLink } from '../../../../ui/buttons/button.tsx';
import { useTranslate } from '../../../../ui/text/translate.tsx';
import { sessionPage } from '../../open-session-fair.ts';
import { planMessages as messages } from './plan.messages.ts';
import css from './panel.module.css';

interface PanelProps {
  readonly slug: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A panel for one card or session, above the board; it has its own address. */
export function Panel({ slug, title, children }: PanelProps) {
  const t = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, [title]);
  return (
    <section className={css.panel} id="panel" aria-labelledby="panel-head">
      <header className={css.head}>
        <h2 id="panel-head" tabIndex={-1} ref={heading}>
          {title}
        </h2>
        <ButtonLink
          kind="quiet"
          size="small"
          icon="close"
          to={sessionPage('plan', slug)}
          preventScrollReset
        >
          {t(messages.close)}
        </ButtonLink>
      </header>
      {children}
    </section>
  );
}
