import { useState } from 'react';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { useForm } from '../../../ui/forms/form-context.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { NumberField, TextField } from '../../../ui/fields/text-field.tsx';
import { choicesOf, optionsOf } from '../choice-options.ts';
import { registerMessages as messages } from './register.messages.ts';
import type { AttendeeType } from './registration-fields.ts';
import css from './register-form.module.css';
import { SubjectsField } from '../../subjects/subjects-field.tsx';
import { nextFall } from '../../students/next-fall.ts';
import { startUnknown } from '../attendee-choices.ts';
import { CheckboxGroup } from '../../../ui/fields/choice-fields.tsx';
import { backgroundFields, ethnicities, heardFromChoices } from './background.ts';
import { backgroundMessages } from './background.messages.ts';

const ethnicityWords = {
  Asian: backgroundMessages.asian,
  Black: backgroundMessages.black,
  Hispanic: backgroundMessages.hispanic,
  'Middle Eastern': backgroundMessages.middleEastern,
  'Native American': backgroundMessages.nativeAmerican,
  'Pacific Islander': backgroundMessages.pacificIslander,
  White: backgroundMessages.white,
  Other: backgroundMessages.another,
} as const;
const heardFromWords = {
  'School or counselor': backgroundMessages.fromSchool,
  'Family or friend': backgroundMessages.fromFriend,
  Search: backgroundMessages.fromSearch,
  'Social media': backgroundMessages.fromSocial,
  'E-mail': backgroundMessages.fromMail,
  Other: backgroundMessages.fromOther,
} as const;

/** Optional fields for students, in a disclosure that opens. */
function BackgroundField() {
  const t = useTranslate();
  const { typed, verdicts } = useForm();
  // What is submitted is visible.
  const isTold = Object.keys(backgroundFields).some((name) => typed[name]?.[0]);
  const isWrong = typeof verdicts['gender'] === 'string';
  return (
    <Disclosure title={t(backgroundMessages.title)} open={isTold || isWrong}>
      <div className={css.more}>
        <p className={css.quiet}>{t(backgroundMessages.why)}</p>
        <CheckboxGroup
          name="ethnicity"
          label={t(backgroundMessages.ethnicity)}
          hint={t(backgroundMessages.ethnicityHint)}
          options={ethnicities.map((value) => ({ value, label: t(ethnicityWords[value]) }))}
        />
        <TextField
          name="gender"
          label={t(backgroundMessages.gender)}
          hint={t(backgroundMessages.genderHint)}
        />
        <SelectField
          name="firstGeneration"
          label={t(backgroundMessages.firstGeneration)}
          empty={t(backgroundMessages.notSay)}
          options={[
            { value: 'yes', label: t(backgroundMessages.yes) },
            { value: 'no', label: t(backgroundMessages.no) },
          ]}
        />
        <SelectField
          name="heardFrom"
          label={t(backgroundMessages.heardFrom)}
          empty={t(backgroundMessages.notSay)}
          options={heardFromChoices.map((value) => ({ value, label: t(heardFromWords[value]) }))}
        />
      </div>
    </Disclosure>
  );
}

/** The number of upcoming falls in the form. */
const years = 7;

/** When college may begin: the next falls, or "not sure". */
export const collegeStarts = (now: Date): readonly string[] => [
  ...Array.from({ length: years }, (_, ahead) => `Fall ${nextFall(now) + ahead}`),
  startUnknown,
];

interface SchoolFieldsProps {
  readonly as: AttendeeType;
  readonly now: string;
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
export function SchoolFields({ as, now, background = true }: SchoolFieldsProps) {
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
          {as !== 'counselor' && <SubjectsField />}
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
