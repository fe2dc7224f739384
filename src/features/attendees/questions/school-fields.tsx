import { useState } from 'react';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { useForm } from '../../../ui/forms/form-context.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { NumberField, TextField } from '../../../ui/fields/text-field.tsx';
import { choicesOf, optionsOf } from './choice-options.ts';
import { collegeStarts } from './college-starts.ts';
import { registerMessages as messages } from './register.messages.ts';
import type { AttendeeType } from './registration-fields.ts';
import { BackgroundField } from './background-field.tsx';
import css from './register-form.module.css';

interface SchoolFieldsProps {
  readonly as: AttendeeType;
  readonly now: string;
  /** Fields of study to choose from. */
  readonly subjects: readonly string[];
  /** Also asks a student about their background. */
  readonly background?: boolean;
}

const scores = [
  ['gpaScore', messages.gpa],
  ['satScore', messages.sat],
  ['actScore', messages.act],
] as const;

/** Fields in the disclosure, for one type or another. */
const more = ['country', 'title', 'gpaScore', 'satScore', 'actScore'];
const plansOf = ['schoolGrade', 'collegeStart'];

/** School and plans, by the field list of each type; optional fields are in a disclosure. */
export function SchoolFields({ as, now, subjects, background = true }: SchoolFieldsProps) {
  const t = useTranslate();
  const { typed, verdicts } = useForm();
  // Errors are visible, and stay visible while they are being fixed.
  const wrong = [...more, ...(as === 'parent' ? plansOf : [])].some(
    (name) => typeof verdicts[name] === 'string',
  );
  const [open, setOpen] = useState(wrong);
  if (wrong && !open) setOpen(true);
  const pick = (name: keyof typeof choicesOf, label: string) => (
    <SelectField
      name={name}
      label={label}
      options={optionsOf(t, choicesOf[name], typed[name]?.[0])}
    />
  );
  const plans = (
    <div className={css.two}>
      {pick('schoolGrade', t(messages.grade))}
      <SelectField
        name="collegeStart"
        label={t(messages.start)}
        options={optionsOf(t, collegeStarts(new Date(now)), typed['collegeStart']?.[0])}
      />
    </div>
  );
  return (
    <>
      {as === 'parent' && pick('parentRelationship', t(messages.relationship))}
      {as !== 'parent' && (
        <TextField
          name="schoolName"
          label={t(messages.school)}
          hint={t(messages.schoolHint)}
          autoComplete="organization"
          dir="auto"
        />
      )}
      {as === 'student' && plans}
      {as === 'counselor' && pick('counselorType', t(messages.role))}
      <TextField
        name="postalCode"
        label={t(messages.zip)}
        hint={t(messages.zipHint)}
        autoComplete="postal-code"
      />
      <Disclosure title={t(messages.more)} open={open}>
        <div className={css.more}>
          <TextField name="country" label={t(messages.country)} autoComplete="country-name" />
          {as === 'counselor' && (
            <TextField
              name="title"
              label={t(messages.roleTitle)}
              autoComplete="organization-title"
            />
          )}
          {as === 'parent' && plans}
          {as !== 'counselor' &&
            [0, 1, 2].map((place) => (
              <Subject
                key={place}
                place={place}
                subjects={subjects}
                given={typed['majors'] ?? []}
              />
            ))}
          {as === 'student' && (
            <div className={css.three}>
              {scores.map(([name, label]) => (
                <NumberField key={name} name={name} label={t(label)} />
              ))}
            </div>
          )}
        </div>
      </Disclosure>
      {as === 'student' && background && <BackgroundField />}
    </>
  );
}

interface SubjectProps {
  readonly place: number;
  readonly subjects: readonly string[];
  readonly given: readonly string[];
}

/** One of up to three subjects. All share one name: together they are a list. */
function Subject({ place, subjects, given }: SubjectProps) {
  const t = useTranslate();
  const own = given[place] ?? '';
  const listed = own === '' || subjects.includes(own) ? subjects : [own, ...subjects];
  return (
    <label className={css.subject}>
      <span>{t(messages.subject, { n: place + 1 })}</span>
      <select name="majors" defaultValue={own}>
        <option value="">–</option>
        {listed.map((subject) => (
          <option key={subject}>{subject}</option>
        ))}
      </select>
    </label>
  );
}
