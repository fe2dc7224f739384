import { useSay } from '../ui/say.tsx';
import { collegeChangeWords as said } from './college-changes.words.ts';

/** One field of a change: what it is, and what it is to become. */
export interface ChangedField {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** A change of a college, field by field. */
export function ChangedFields({ fields }: { readonly fields: readonly ChangedField[] }) {
  const say = useSay();
  const nameOf = (field: string) =>
    Object.entries(said).find(([key]) => key === field)?.[1] ?? said.name;
  return (
    <ul>
      {fields.map(({ field, before, after }) => (
        <li key={field}>
          {say(nameOf(field))}: <del>{before ?? say(said.nothing)}</del>{' '}
          <ins>{after ?? say(said.nothing)}</ins>
        </li>
      ))}
    </ul>
  );
}
