import { useTranslate } from '../../ui/text/translate.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { adminFairsMessages as messages } from './admin-fairs.messages.ts';
import type { NamedZone } from '../../ui/time/zones-to-choose.ts';

/** A time without a zone, in the fair's zone. */
export function LocalTimeField(props: {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}) {
  return <TextField type="datetime-local" {...props} />;
}

/** The time of a fair: its zone, start and end. */
export function TimeFields({ zones }: { readonly zones: readonly NamedZone[] }) {
  const t = useTranslate();
  return (
    <>
      <SelectField
        name="timeZone"
        label={t(messages.timeZone)}
        empty={null}
        options={zones.map(({ zone, name }) => ({ value: zone, label: name }))}
      />
      <LocalTimeField name="startTime" label={t(messages.start)} hint={t(messages.inZone)} />
      <LocalTimeField name="endTime" label={t(messages.end)} hint={t(messages.inZone)} />
    </>
  );
}
