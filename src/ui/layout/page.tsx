import { useId, type ElementType, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import css from './page.module.css';

interface WrapProps {
  readonly children: ReactNode;
  /** A column for reading and for forms. */
  readonly narrow?: boolean;
  readonly as?: ElementType;
  readonly id?: string;
  readonly className?: string | undefined;
}

/** The width of a page: 1328 pixels at most, with a gutter at the edges of the window. */
export function Wrap({ children, narrow, as: Tag = 'div', id, className }: WrapProps) {
  return (
    <Tag id={id} className={classNames(css.wrap, narrow && css.narrow, className)}>
      {children}
    </Tag>
  );
}

interface PageHeadProps {
  /** The one h1 of the page. */
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** A short line over the title. */
  readonly eyebrow?: ReactNode;
  /** Breadcrumbs. */
  readonly trail?: ReactNode;
  /** At the end of the row: buttons, a count. */
  readonly children?: ReactNode;
}

/** The head of a page: its one h1, what it is about in a sentence, and what can be done with it. */
export function PageHead({ title, lead, eyebrow, trail, children }: PageHeadProps) {
  return (
    <header className={css.head}>
      {trail}
      <div className={css.row}>
        <div className={css.words}>
          {eyebrow && <p className={css.eyebrow}>{eyebrow}</p>}
          <h1>{title}</h1>
          {lead && <p className={css.lead}>{lead}</p>}
        </div>
        {children && <div className={css.end}>{children}</div>}
      </div>
    </header>
  );
}

interface SectionProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** At the end of the heading's line: a link to all of it, a count. */
  readonly aside?: ReactNode;
  readonly id?: string;
  readonly className?: string | undefined;
}

/** A part of a page under its own h2, as far from the one before as on every page. */
export function Section({ title, children, aside, id, className }: SectionProps) {
  const heading = useId();
  return (
    <section className={classNames(css.section, className)} aria-labelledby={heading} id={id}>
      <div className={css.sectionHead}>
        <h2 id={heading}>{title}</h2>
        {aside && <div className={css.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  );
}
