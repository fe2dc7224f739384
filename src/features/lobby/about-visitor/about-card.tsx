import { useEffect, useRef } from 'react';
import { Form as RouterForm } from 'react-router';
import { SubjectsField } from '../../subjects/subjects-field.tsx';
import { text } from '../../../platform/model/kinds.ts';
import { texts } from '../../../platform/model/lists.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import type { VisitData } from '../visit/load-visit.ts';
import { aboutMessages as messages } from './about.messages.ts';
import {
  aboutIntents,
  aboutQuestions,
  tappedGrades,
  type AboutQuestion,
} from './about-questions.ts';
import css from './about-card.module.css';

const fields = {
  majors: { majors: texts().optional() },
  postalCode: { postalCode: text({ max: 12 }).optional() },
  schoolName: { schoolName: text().optional() },
} as const;

const questions = {
  schoolGrade: messages.grade,
  majors: messages.majors,
  postalCode: messages.postalCode,
  schoolName: messages.schoolName,
} as const;

/**
 * Asks a student what isn't known yet, one thing after the other: each answer changes the lobby at
 * once, every question can be skipped, and the card closed for good.
 */
export function AboutCard({ data }: { readonly data: VisitData }) {
  const t = useTranslate();
  const { about, now } = data;
  const question = about?.asks[0];
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = useRef(question);
  useEffect(() => {
    // After an answer, someone who uses a keyboard or hears the page goes on with the next one.
    if (question !== undefined && asked.current !== question) heading.current?.focus();
    asked.current = question;
  }, [question]);
  if (!about || question === undefined) return null;
  const at = aboutQuestions.indexOf(question) + 1;
  return (
    <section className={css.card} aria-labelledby="about-visitor">
      <header className={css.head}>
        <p>
          {t(messages.title)}
          <span>{t(messages.progress, { at, all: aboutQuestions.length })}</span>
        </p>
        <Turn question={question} intent={aboutIntents.close} label={t(messages.close)} />
      </header>
      <h2 id="about-visitor" ref={heading} tabIndex={-1}>
        {t(questions[question])}
      </h2>
      {question === 'schoolGrade' ? (
        <RouterForm method="post" preventScrollReset className={css.grades}>
          <Told question={question} registrationId={about.registrationId} />
          {tappedGrades.map((grade) => (
            <button key={grade} name="schoolGrade" value={grade}>
              {t(messages.grades, { grade })}
            </button>
          ))}
        </RouterForm>
      ) : (
        <Form
          key={question}
          fields={fields[question]}
          now={new Date(now)}
          intent={aboutIntents.tell}
          className={css.form}
        >
          <input type="hidden" name="question" value={question} />
          <input type="hidden" name="registrationId" value={about.registrationId} />
          <Answer question={question} />
          <SubmitButton>{t(messages.save)}</SubmitButton>
        </Form>
      )}
      <footer className={css.foot}>
        <p>{t(messages.private)}</p>
        <Turn question={question} intent={aboutIntents.skip} label={t(messages.skip)} />
      </footer>
    </section>
  );
}

function Told({
  question,
  registrationId,
}: {
  readonly question: AboutQuestion;
  readonly registrationId: string;
}) {
  return (
    <>
      <input type="hidden" name="intent" value={aboutIntents.tell} />
      <input type="hidden" name="question" value={question} />
      <input type="hidden" name="registrationId" value={registrationId} />
    </>
  );
}

/** The field of a question; the heading above is its label. */
function Answer({ question }: { readonly question: Exclude<AboutQuestion, 'schoolGrade'> }) {
  const t = useTranslate();
  const label = <span className="visually-hidden">{t(questions[question])}</span>;
  switch (question) {
    case 'majors':
      return <SubjectsField label={label} />;
    case 'postalCode':
      return (
        <TextField
          name="postalCode"
          label={label}
          hint={t(messages.postalCodeHint)}
          autoComplete="postal-code"
          inputMode="numeric"
        />
      );
    case 'schoolName':
      return <TextField name="schoolName" label={label} autoComplete="organization" dir="auto" />;
  }
}

interface TurnProps {
  readonly question: AboutQuestion;
  readonly intent: string;
  readonly label: string;
}

/** A way past the question. */
const Turn = ({ question, intent, label }: TurnProps) => (
  <RouterForm method="post" preventScrollReset>
    <input type="hidden" name="question" value={question} />
    <Button type="submit" name="intent" value={intent} kind="quiet" size="small">
      {label}
    </Button>
  </RouterForm>
);
