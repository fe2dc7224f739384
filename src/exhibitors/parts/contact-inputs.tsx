import { useState } from 'react';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { useForm } from '../../ui/form-context.ts';
import { useSay } from '../../ui/say.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { EmailField, PhoneField, TextField } from '../../ui/text-field.tsx';
import { exhibitorWords as said } from '../exhibitor.words.ts';
import { unavailableInputs } from '../time-fields.ts';
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

const secondNames = ['FirstName', 'LastName', 'Title', 'Email', 'Phone'].map(
  (part) => `secondaryContact${part}`,
);

interface PeopleInputsProps {
  /** Whether the fair has sessions, so that times matter. */
  readonly asksTimes: boolean;
}

/** Who comes, and what they wish. */
export function PeopleInputs({ asksTimes }: PeopleInputsProps) {
  const say = useSay();
  const isSecondWrong = useFoundWrong(secondNames);
  return (
    <>
      <PersonInputs of="primary" />
      <Disclosure title={say(said.second)} open={isSecondWrong}>
        <div className={css.inside}>
          <PersonInputs of="secondary" />
        </div>
      </Disclosure>
      {asksTimes && (
        <>
          <div className={css.pair}>
            <TextField type="time" name="timesFrom" label={say(said.timesFrom)} />
            <TextField
              type="time"
              name="timesUntil"
              label={say(said.timesUntil)}
              hint={say(said.timesHint)}
            />
          </div>
          <CheckboxField name="timesOnly" label={say(said.timesOnly)} />
          <UnavailableInputs />
        </>
      )}
      <TextArea name="notes" label={say(said.notes)} hint={say(said.notesHint)} rows={3} />
    </>
  );
}

/** Whether one of some fields was found wrong: stays so, for what opens by it closes under no one's hands. */
function useFoundWrong(names: readonly string[]): boolean {
  const { verdicts } = useForm();
  const isWrong = names.some((name) => typeof verdicts[name] === 'string');
  const [found, setFound] = useState(isWrong);
  if (isWrong && !found) setFound(true);
  return found;
}

const unavailableNames = unavailableInputs.flatMap(({ from, until }) => [from, until]);

function UnavailableInputs() {
  const say = useSay();
  const { typed } = useForm();
  const isTyped = unavailableNames.some((name) => typed[name]?.[0]);
  const isWrong = useFoundWrong(unavailableNames);
  return (
    <Disclosure title={say(said.unavailable)} open={isTyped || isWrong}>
      <div className={css.inside}>
        <p className={css.hint}>{say(said.unavailableHint)}</p>
        {unavailableInputs.map(({ from, until }, index) => (
          <fieldset key={from} className={css.time}>
            <legend>{say(said.unavailableTime, { number: index + 1 })}</legend>
            <TextField type="time" name={from} label={say(said.unavailableFrom)} />
            <TextField type="time" name={until} label={say(said.unavailableUntil)} />
          </fieldset>
        ))}
      </div>
    </Disclosure>
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
