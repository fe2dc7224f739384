import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { useSay } from '../../ui/say.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { EmailField, PhoneField, TextField } from '../../ui/text-field.tsx';
import { exhibitorWords as said } from '../exhibitor.words.ts';
import css from './exhibitor-form.module.css';

/** The college, and where it is. */
export function CollegeInputs() {
  const say = useSay();
  return (
    <>
      <TextField name="name" label={say(said.name)} autoComplete="organization" />
      <div className={css.pair}>
        <TextField name="address1" label={say(said.address1)} autoComplete="address-line1" />
        <TextField name="address2" label={say(said.address2)} autoComplete="address-line2" />
      </div>
      <div className={css.pair}>
        <TextField name="city" label={say(said.city)} autoComplete="address-level2" />
        <TextField name="state" label={say(said.state)} autoComplete="address-level1" />
      </div>
      <div className={css.pair}>
        <TextField name="postalCode" label={say(said.postalCode)} autoComplete="postal-code" />
        <TextField
          name="country"
          label={say(said.country)}
          hint={say(said.countryHint)}
          autoComplete="country-name"
        />
      </div>
    </>
  );
}

/** Who comes, and what they wish. */
export function PeopleInputs() {
  const say = useSay();
  return (
    <>
      <PersonInputs of="primary" />
      <Disclosure title={say(said.second)}>
        <div className={css.inside}>
          <PersonInputs of="secondary" />
        </div>
      </Disclosure>
      <TextArea name="notes" label={say(said.notes)} hint={say(said.notesHint)} rows={3} />
    </>
  );
}

function PersonInputs({ of }: { readonly of: 'primary' | 'secondary' }) {
  const say = useSay();
  const isFirst = of === 'primary';
  const fill = (what: string) => (isFirst ? what : 'off');
  return (
    <>
      <div className={css.pair}>
        <TextField
          name={`${of}ContactFirstName`}
          label={say(said.firstName)}
          autoComplete={fill('given-name')}
        />
        <TextField
          name={`${of}ContactLastName`}
          label={say(said.lastName)}
          autoComplete={fill('family-name')}
        />
      </div>
      <TextField
        name={`${of}ContactTitle`}
        label={say(said.title)}
        autoComplete={fill('organization-title')}
      />
      <div className={css.pair}>
        <EmailField
          name={`${of}ContactEmail`}
          label={say(said.email)}
          {...(isFirst ? { hint: say(said.emailHint) } : {})}
          autoComplete={fill('email')}
        />
        <PhoneField name={`${of}ContactPhone`} label={say(said.phone)} autoComplete={fill('tel')} />
      </div>
      <CheckboxField
        name={`${of}ContactAttendingFair`}
        label={say(said.attends)}
        defaultChecked={isFirst}
      />
    </>
  );
}
