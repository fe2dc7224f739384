import type { ReactNode } from 'react';
import css from './people-list.module.css';

interface PeopleListProps {
  readonly title: string;
  readonly people: readonly {
    readonly key: string;
    readonly name: string;
    readonly about: ReactNode;
    /** What can be done about them. */
    readonly acts?: ReactNode;
  }[];
}

/** People someone is linked with, and what can be done about each. */
export function PeopleList({ title, people }: PeopleListProps) {
  return (
    <section className={css.section}>
      <h2>{title}</h2>
      <ul role="list" className={css.people}>
        {people.map(({ key, name, about, acts }) => (
          <li key={key}>
            <div className={css.who}>
              <b>{name}</b>
              <div className={css.about}>{about}</div>
            </div>
            {acts && <div className={css.acts}>{acts}</div>}
          </li>
        ))}
      </ul>
    </section>
  );
}
