import { Link } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { useSay } from '../../ui/say.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { addingWords as said } from './adding.words.ts';
import css from './adding.module.css';

interface ChooseCollegeProps {
  readonly search: string;
  /** Null before anything was searched for. */
  readonly found:
    | readonly {
        readonly id: string;
        readonly name: string;
        readonly city: string;
        readonly state: string;
      }[]
    | null;
}

/** The first step: which college it is, or that it is a guest. */
export function ChooseCollege({ search, found }: ChooseCollegeProps) {
  const say = useSay();
  return (
    <>
      <p className={css.lead}>{say(said.chooseLead)}</p>
      <FilterBar act={say(said.search)} label={say(said.find)}>
        <TextField type="search" name="q" label={say(said.find)} defaultValue={search} />
      </FilterBar>
      {found?.length === 0 && <p role="status">{say(said.nothing)}</p>}
      {found !== null && found.length > 0 && (
        <ul role="list" className={css.found}>
          {found.map(({ id, name, city, state }) => (
            <li key={id}>
              <Link to={`?college=${id}`} aria-label={say(said.choose, { name })}>
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
          {say(said.guest)}
        </ButtonLink>
      </p>
    </>
  );
}
