import { Link } from 'react-router';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { FilterBar } from '../../../ui/tables/filter-bar.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { addingMessages as messages } from './adding.messages.ts';
import css from './adding.module.css';

interface ChooseCollegeProps {
  readonly search: string;
  /** Null before the first search. */
  readonly found:
    | readonly {
        readonly id: string;
        readonly name: string;
        readonly city: string;
        readonly state: string;
      }[]
    | null;
}

/** The first step: select a college, or a guest. */
export function ChooseCollege({ search, found }: ChooseCollegeProps) {
  const t = useTranslate();
  return (
    <>
      <p className={css.lead}>{t(messages.chooseLead)}</p>
      <FilterBar act={t(messages.search)} label={t(messages.find)}>
        <TextField type="search" name="q" label={t(messages.find)} defaultValue={search} />
      </FilterBar>
      {found?.length === 0 && <p role="status">{t(messages.nothing)}</p>}
      {found !== null && found.length > 0 && (
        <ul role="list" className={css.found}>
          {found.map(({ id, name, city, state }) => (
            <li key={id}>
              <Link to={`?college=${id}`} aria-label={t(messages.choose, { name })}>
                {name}
              </Link>
              <span>
                {city}, {state}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p>
        <ButtonLink to="?college=guest" kind="line" icon="plus">
          {t(messages.guest)}
        </ButtonLink>
      </p>
    </>
  );
}
