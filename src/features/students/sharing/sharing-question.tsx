import { useMemo, type ReactNode } from 'react';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { CheckboxGroup, RadioCards } from '../../../ui/fields/choice-fields.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { PhoneField, TextField } from '../../../ui/fields/text-field.tsx';
import { SubjectsField } from '../../subjects/subjects-field.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import type { AnyFetcher } from '../../../ui/forms/use-form-answer.ts';
import type { AskedSharing } from './load-sharing-question.ts';
import { furtherGroups, markedAtFirst, sharingFields } from './sharing-fields.ts';
import { sharingMessages as messages } from './sharing.messages.ts';
import { presentQuestion } from '../sharing-wordings.ts';
import { schoolGrades } from '../student-steps.ts';
import css from './sharing-question.module.css';

interface SharingQuestionProps {
  readonly asked: AskedSharing;
  /** Sent by a fetcher: the page stays. */
  readonly fetcher?: AnyFetcher;
  /** Beside the button: a way out without an answer. */
  readonly children?: ReactNode;
}

/**
 * The question of one college to a student: which fields, to whom, and how to take it back. It is sent
 * to the page of the question, which leads back to where it came from; without JavaScript, too.
 */
export function SharingQuestion({ asked, fetcher, children }: SharingQuestionProps) {
  const t = useTranslate();
  const { question, action, fairId, back, now } = asked;
  const words = presentQuestion.says;
  const college = { college: question.collegeName };
  const noHint = t(words.noHint);
  const initial = useMemo(() => markedAtFirst(question), [question]);
  return (
    <Form
      fields={sharingFields}
      now={new Date(now)}
      initial={initial}
      action={`/app/sharing/${question.collegeId}`}
      className={css.form}
      {...(fetcher ? { fetcher } : {})}
    >
      <p className={css.lead}>{t(words.lead, college)}</p>
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="wordingVersion" value={question.wordingVersion} />
      {fairId !== null && <input type="hidden" name="fairId" value={fairId} />}
      {fetcher ? (
        <input type="hidden" name="stay" value="true" />
      ) : (
        <input type="hidden" name="back" value={back} />
      )}
      <RadioCards
        name="answer"
        label={t(messages.answer)}
        options={[
          { value: 'yes', label: t(words.yes), hint: t(words.contact) },
          {
            value: 'no',
            label: t(words.no),
            hint: action === 'called' ? `${noHint} ${t(messages.staysInLine)}` : noHint,
          },
        ]}
      />
      <div className={css.more}>
        <CheckboxGroup
          name="more"
          label={t(words.more)}
          hint={t(words.moreHint)}
          options={furtherGroups.map((group) => ({
            value: group,
            label: t(words[group]),
            hint: t(words[`${group}Hint`]),
          }))}
        />
        {asked.missing.includes('currentSchool') && (
          <div data-of="school" className={css.missing}>
            <TextField name="currentSchool" label={t(messages.currentSchool)} />
          </div>
        )}
        {asked.missing.includes('schoolGrade') && (
          <div data-of="school" className={css.missing}>
            <SelectField
              name="schoolGrade"
              label={t(messages.schoolGrade)}
              options={schoolGrades.map((grade) => ({
                value: grade,
                label: t(messages.grades, { grade }),
              }))}
            />
          </div>
        )}
        {asked.missing.includes('majors') && (
          <div data-of="academics" className={css.missing}>
            <SubjectsField label={t(messages.majors)} />
          </div>
        )}
        <CheckboxField name="texts" label={t(words.texts, college)} hint={t(words.textsHint)} />
        {asked.missing.includes('phone') && (
          <div data-of="texts" className={css.missing}>
            <PhoneField name="phone" label={t(messages.phone)} />
          </div>
        )}
      </div>
      <p className={css.back}>{t(words.back, college)}</p>
      <div className={classNames(css.acts, fetcher && css.inView)}>
        <SubmitButton pending={t(messages.saving)}>{t(messages.save)}</SubmitButton>
        {children}
      </div>
    </Form>
  );
}
