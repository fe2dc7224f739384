import { useSay } from '../../ui/say.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { adminFairsWords as said } from '../admin-fairs.words.ts';
import type { NamedZone } from '../zones-to-choose.ts';

/** A time without a zone: the one of the fair is meant. */
export function LocalTimeField(props: {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}) {
  return <TextField type="datetime-local" {...props} />;
}

/** When a fair is: its zone, start and end. */
export function TimeFields({ zones }: { readonly zones: readonly NamedZone[] }) {
  const say = useSay();
  return (
    <>
      <SelectField
        name="timeZone"
        label={say(said.timeZone)}
        empty={null}
        options={zones.map(({ zone, name }) => ({ value: zone, label: name }))}
      />
      <LocalTimeField name="startTime" label={say(said.start)} hint={say(said.inZone)} />
      <LocalTimeField name="endTime" label={say(said.end)} hint={say(said.inZone)} />
    </>
  );
}
