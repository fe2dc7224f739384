import { useSay } from '../../ui/say.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { NumberField, TextField } from '../../ui/text-field.tsx';
import { adminFairsWords as said } from '../admin-fairs.words.ts';
import { fairTypes } from '../fair-choices.ts';
import { sayKind } from '../say-kind.ts';
import { LocalTimeField } from './time-fields.tsx';

/** What a fair is called and where it is found. */
export function NameFields() {
  const say = useSay();
  return (
    <>
      <TextField name="name" label={say(said.name)} autoComplete="off" />
      <TextField
        name="slug"
        label={say(said.slug)}
        hint={say(said.slugHint)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </>
  );
}

/** What a fair is, besides its name and its time. */
export function AboutFields() {
  const say = useSay();
  return (
    <>
      <SelectField
        name="fairType"
        label={say(said.fairType)}
        options={fairTypes.map((value) => ({ value, label: sayKind(say, value) }))}
      />
      <TextArea name="description" label={say(said.fairDescription)} />
      <LocalTimeField name="exhibitorDeadline" label={say(said.deadline)} hint={say(said.inZone)} />
      <LocalTimeField
        name="registrationOpensAt"
        label={say(said.opens)}
        hint={say(said.opensHint)}
      />
      <NumberField
        name="capacity"
        label={say(said.capacity)}
        hint={say(said.capacityHint)}
        inputMode="numeric"
      />
      <NumberField name="price" label={say(said.price)} hint={say(said.priceHint)} />
    </>
  );
}
