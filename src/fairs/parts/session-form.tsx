import { useMemo } from 'react';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Form } from '../../ui/form.tsx';
import { useSay } from '../../ui/say.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { NumberField, TextField, UrlField } from '../../ui/text-field.tsx';
import type { Initial } from '../../ui/use-form-state.ts';
import { adminFairsWords as said } from '../admin-fairs.words.ts';
import { webinarStatuses } from '../fair-choices.ts';
import { inputOf, sessionFields } from '../session-form.ts';
import { LocalTimeField } from './time-fields.tsx';
import css from './session-form.module.css';

interface SessionFormProps {
  readonly now: Date;
  /** Of the sessions there are. */
  readonly numbers: readonly number[];
  /** One more: a session to be added. */
  readonly count: number;
  readonly initial: Initial;
}

/** All sessions of a fair in one plain form, and an empty one to add. */
export function SessionForm({ now, numbers, count, initial }: SessionFormProps) {
  const say = useSay();
  const fields = useMemo(() => sessionFields(count), [count]);
  return (
    <div className={css.form}>
      <Form fields={fields} now={now} initial={initial}>
        <input type="hidden" name="count" value={count} />
        <SelectField
          name="webinarStatus"
          label={say(said.webinarStatus)}
          empty={null}
          options={webinarStatuses.map((status) => ({
            value: status,
            label: say(said.statusOf, { status }),
          }))}
        />
        {Array.from({ length: count }, (_, place) => (
          <SessionPart key={place} place={place} number={numbers[place]} />
        ))}
        <SubmitButton pending={say(said.saving)}>{say(said.saveSessions)}</SubmitButton>
      </Form>
    </div>
  );
}

interface SessionPartProps {
  readonly place: number;
  /** Of a session that is there; a new one has none yet. */
  readonly number: number | undefined;
}

function SessionPart({ place, number }: SessionPartProps) {
  const say = useSay();
  const isNew = number === undefined;
  return (
    <fieldset className={css.session}>
      <legend>{isNew ? say(said.newSession) : say(said.sessionNumber, { number })}</legend>
      {isNew && <p className={css.hint}>{say(said.addSessionHint)}</p>}
      <div className={css.row}>
        <NumberField name={inputOf(place, 'number')} label={say(said.number)} inputMode="numeric" />
        <TextField name={inputOf(place, 'title')} label={say(said.sessionTitle)} />
        <LocalTimeField name={inputOf(place, 'startTime')} label={say(said.start)} />
        <NumberField
          name={inputOf(place, 'lengthMinutes')}
          label={say(said.length)}
          inputMode="numeric"
        />
        <NumberField
          name={inputOf(place, 'capacity')}
          label={say(said.sessionCapacity)}
          inputMode="numeric"
        />
      </div>
      <div className={css.links}>
        <UrlField
          name={inputOf(place, 'join')}
          label={say(said.join)}
          hint={say(said.joinHint)}
          autoComplete="off"
        />
        <UrlField name={inputOf(place, 'host')} label={say(said.host)} autoComplete="off" />
        <UrlField
          name={inputOf(place, 'recording')}
          label={say(said.recording)}
          hint={say(said.recordingHint)}
          autoComplete="off"
        />
      </div>
      {!isNew && <CheckboxField name={`s${place}-remove`} label={say(said.remove)} />}
    </fieldset>
  );
}
