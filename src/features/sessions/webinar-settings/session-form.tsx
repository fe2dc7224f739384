import { useMemo } from 'react';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { NumberField, TextField, UrlField } from '../../../ui/fields/text-field.tsx';
import type { Initial } from '../../../ui/forms/use-form-state.ts';
import { adminFairsMessages as messages } from '../../fairs/admin-fairs.messages.ts';
import { webinarStatuses } from '../../fairs/fair-choices.ts';
import { inputOf, sessionFields } from './session-fields.ts';
import { LocalTimeField } from '../../fairs/fair-form-fields.tsx';
import css from './session-form.module.css';

interface SessionFormProps {
  readonly now: Date;
  /** A row for an existing session. */
  readonly numbers: readonly number[];
  /** A row for a session to add. */
  readonly count: number;
  readonly initial: Initial;
}

/** All sessions of a fair in one plain form, with an empty row to add one. */
export function SessionForm({ now, numbers, count, initial }: SessionFormProps) {
  const t = useTranslate();
  const fields = useMemo(() => sessionFields(count), [count]);
  return (
    <div className={css.form}>
      <Form fields={fields} now={now} initial={initial}>
        <input type="hidden" name="count" value={count} />
        <SelectField
          name="webinarStatus"
          label={t(messages.webinarStatus)}
          empty={null}
          options={webinarStatuses.map((status) => ({
            value: status,
            label: t(messages.statusOf, { status }),
          }))}
        />
        {Array.from({ length: count }, (_, place) => (
          <SessionPart key={place} place={place} number={numbers[place]} />
        ))}
        <SubmitButton pending={t(messages.saving)}>{t(messages.saveSessions)}</SubmitButton>
      </Form>
    </div>
  );
}

interface SessionPartProps {
  readonly place: number;
  /** For an existing session; a new one has none yet. */
  readonly number: number | undefined;
}

function SessionPart({ place, number }: SessionPartProps) {
  const t = useTranslate();
  const isNew = number === undefined;
  return (
    <fieldset className={css.session}>
      <legend>{isNew ? t(messages.newSession) : t(messages.sessionNumber, { number })}</legend>
      {isNew && <p className={css.hint}>{t(messages.addSessionHint)}</p>}
      <div className={css.row}>
        <NumberField
          name={inputOf(place, 'number')}
          label={t(messages.number)}
          inputMode="numeric"
        />
        <TextField name={inputOf(place, 'title')} label={t(messages.sessionTitle)} />
        <LocalTimeField name={inputOf(place, 'startTime')} label={t(messages.start)} />
        <NumberField
          name={inputOf(place, 'lengthMinutes')}
          label={t(messages.length)}
          inputMode="numeric"
        />
        <NumberField
          name={inputOf(place, 'capacity')}
          label={t(messages.sessionCapacity)}
          inputMode="numeric"
        />
      </div>
      <div className={css.links}>
        <UrlField
          name={inputOf(place, 'join')}
          label={t(messages.join)}
          hint={t(messages.joinHint)}
          autoComplete="off"
        />
        <UrlField name={inputOf(place, 'host')} label={t(messages.host)} autoComplete="off" />
        <UrlField
          name={inputOf(place, 'recording')}
          label={t(messages.recording)}
          hint={t(messages.recordingHint)}
          autoComplete="off"
        />
      </div>
      {!isNew && <CheckboxField name={`s${place}-remove`} label={t(messages.remove)} />}
    </fieldset>
  );
}
