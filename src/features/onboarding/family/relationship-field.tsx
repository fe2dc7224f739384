import { relationships } from './relationships.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';

interface RelationshipFieldProps {
  readonly label: string;
  readonly value?: string | null | undefined;
}

/** What someone is to a student; what was written otherwise stays a choice. */
export function RelationshipField({ label, value }: RelationshipFieldProps) {
  const t = useTranslate();
  const options = relationships.map(([choice, words]) => ({ value: choice, label: t(words) }));
  const isOther = value && !relationships.some(([choice]) => choice === value);
  return (
    <SelectField
      name="studentRelationship"
      label={label}
      options={isOther ? [{ value, label: value }, ...options] : options}
    />
  );
}
