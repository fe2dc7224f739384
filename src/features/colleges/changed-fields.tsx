import { useTranslate } from '../../ui/text/translate.tsx';
import { collegeChangeMessages as messages } from './college-changes.messages.ts';

/** One field of a change: its name and its new value. */
export interface ChangedField {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** A change of a college, field by field. */
export function ChangedFields({ fields }: { readonly fields: readonly ChangedField[] }) {
  const t = useTranslate();
  const nameOf = (field: string) =>
    Object.entries(messages).find(([key]) => key === field)?.[1] ?? messages.name;
  return (
    <ul>
      {fields.map(({ field, before, after }) => (
        <li key={field}>
          {t(nameOf(field))}: <del>{before ?? t(messages.nothing)}</del>{' '}
          <ins>{after ?? t(messages.nothing)}</ins>
        </li>
      ))}
    </ul>
  );
}
