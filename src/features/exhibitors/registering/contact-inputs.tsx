import { useState } from 'react';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { useForm } from '../../../ui/forms/form-context.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { EmailField, PhoneField, TextField } from '../../../ui/fields/text-field.tsx';
import { exhibitorMessages as messages } from '../exhibitor.messages.ts';
import { unavailableInputs } from '../exhibitor-fields.ts';
import css from './exhibitor-form.module.css';

/** The college, and its location. */
export function CollegeInputs() {
  const t = useTranslate();
  return (
    <>
      <TextField name="name" label={t(messages.name)} autoComplete="organization" />
      <div className={css.pair}>
        <TextField name="address1" label={t(messages.address1)} autoComplete="address-line1" />
        <TextField name="address2" label={t(messages.address2)} autoComplete="address-line2" />
      </div>
      <div className={css.pair}>
        <TextField name="city" label={t(messages.city)} autoComplete="address-level2" />
        <TextField name="state" label={t(messages.state)} autoComplete="address-level1" />
      </div>
      <div className={css.pair}>
        <TextField name="postalCode" label={t(messages.postalCode)} autoComplete="postal-code" />
        <TextField
          name="country"
          label={t(messages.country)}
          hint={t(messages.countryHint)}
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

/** Who comes, and their requests. */
export function PeopleInputs({ asksTimes }: PeopleInputsProps) {
  const t = useTranslate();
  const isSecondWrong = useFoundWrong(secondNames);
  return (
    <>
      <PersonInputs of="primary" />
      <Disclosure title={t(messages.second)} open={isSecondWrong}>
        <div className={css.inside}>
          <PersonInputs of="secondary" />
        </div>
      </Disclosure>
      {asksTimes && (
        <>
          <div className={css.pair}>
            <TextField type="time" name="timesFrom" label={t(messages.timesFrom)} />
            <TextField
              type="time"
              name="timesUntil"
              label={t(messages.timesUntil)}
              hint={t(messages.timesHint)}
            />
          </div>
          <CheckboxField name="timesOnly" label={t(messages.timesOnly)} />
          <UnavailableInputs />
          <TextArea name="notes" label={t(messages.notes)} hint={t(messages.notesHint)} rows={3} />
        </>
      )}
    </>
  );
}

/** Whether some field had an error: stays true, so that its section doesn't close during input. */
function useFoundWrong(names: readonly string[]): boolean {
  const { verdicts } = useForm();
  const isWrong = names.some((name) => typeof verdicts[name] === 'string');
  const [found, setFound] = useState(isWrong);
  if (isWrong && !found) setFound(true);
  return found;
}

const unavailableNames = unavailableInputs.flatMap(({ from, until }) => [from, until]);

function UnavailableInputs() {
  const t = useTranslate();
  const { typed } = useForm();
  const isTyped = unavailableNames.some((name) => typed[name]?.[0]);
  const isWrong = useFoundWrong(unavailableNames);
  return (
    <Disclosure title={t(messages.unavailable)} open={isTyped || isWrong}>
      <div className={css.inside}>
        <p className={css.hint}>{t(messages.unavailableHint)}</p>
        {unavailableInputs.map(({ from, until }, index) => (
          <fieldset key={from} className={css.time}>
            <legend>{t(messages.unavailableTime, { number: index + 1 })}</legend>
            <TextField type="time" name={from} label={t(messages.unavailableFrom)} />
            <TextField type="time" name={until} label={t(messages.unavailableUntil)} />
          </fieldset>
        ))}
      </div>
    </Disclosure>
  );
}

function PersonInputs({ of }: { readonly of: 'primary' | 'secondary' }) {
  const t = useTranslate();
  const isFirst = of === 'primary';
  const fill = (what: string) => (isFirst ? what : 'off');
  return (
    <>
      <div className={css.pair}>
        <TextField
          name={`${of}ContactFirstName`}
          label={t(messages.firstName)}
          autoComplete={fill('given-name')}
        />
        <TextField
          name={`${of}ContactLastName`}
          label={t(messages.lastName)}
          autoComplete={fill('family-name')}
        />
      </div>
      <TextField
        name={`${of}ContactTitle`}
        label={t(messages.title)}
        autoComplete={fill('organization-title')}
      />
      <div className={css.pair}>
        <EmailField
          name={`${of}ContactEmail`}
          label={t(messages.email)}
          {...(isFirst ? { hint: t(messages.emailHint) } : {})}
          autoComplete={fill('email')}
        />
        <PhoneField
          name={`${of}ContactPhone`}
          label={t(messages.phone)}
          autoComplete={fill('tel')}
        />
      </div>
      <CheckboxField
        name={`${of}ContactAttendingFair`}
        label={t(messages.attends)}
        defaultChecked={isFirst}
      />
    </>
  );
}
