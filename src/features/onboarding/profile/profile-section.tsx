import type { ReactNode } from 'react';
import css from './profile-section.module.css';

interface ProfileSectionProps {
  /** Its place on the page. */
  readonly anchor: string;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** One of several parts of a page: a heading, what it is about, and a sheet with its forms. */
export function ProfileSection({ anchor, title, lead, children }: ProfileSectionProps) {
  return (
    <section className={css.section} id={anchor} aria-labelledby={`${anchor}-title`}>
      <h2 id={`${anchor}-title`}>{title}</h2>
      {lead && <p className={css.lead}>{lead}</p>}
      <div className={css.sheet}>{children}</div>
    </section>
  );
}

/** The sheet of a page that has one part: the page's own heading says what it is. */
export const Sheet = ({ children }: { readonly children: ReactNode }) => (
  <div className={css.sheet}>{children}</div>
);

/** Two fields side by side where there is room. */
export const Pair = ({ children }: { readonly children: ReactNode }) => (
  <div className={css.pair}>{children}</div>
);

/** People or things in lines. */
export const Rows = ({ children }: { readonly children: ReactNode }) => (
  <ul role="list" className={css.list}>
    {children}
  </ul>
);

interface RowProps {
  readonly mark?: ReactNode;
  readonly name: ReactNode;
  readonly about?: ReactNode;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** One of them, and what can be done with it. */
export const Row = ({ mark, name, about, children }: RowProps) => (
  <li className={css.row}>
    <div className={css.who}>
      {mark}
      <div>
        <p className={css.name}>{name}</p>
        {about && <p className={css.about}>{about}</p>}
      </div>
    </div>
    {children && <div className={css.acts}>{children}</div>}
  </li>
);
