import { useState } from 'react';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { Still, useQuestionFetcher } from './action-form.tsx';
import { questionFields } from './question-fields.ts';
import { questionIntents } from './questions-form.ts';
import { questionMessages as messages } from './session-questions.messages.ts';
import type { LiveQuestions } from './use-session-questions.ts';
import css from './session-questions.module.css';

const fields = { text: questionFields.text };

interface AskFormProps {
  readonly colleges: readonly { readonly exhibitorId: string; readonly name: string }[];
  readonly adopt: LiveQuestions['adopt'];
  /** Random, of the page. */
  readonly formKey: string;
  readonly now: string;
}

/** Where an attendee asks one college, or all of them. */
export function AskForm({ colleges, adopt, formKey, now }: AskFormProps) {
  const t = useTranslate();
  const { fetcher, question } = useQuestionFetcher(adopt);
  // The same until the question has arrived, so that what is sent again is one question.
  const [sending, setSending] = useState({ n: 0, key: formKey, isSent: false, last: question });
  if (sending.last !== question)
    setSending(({ n }) => ({
      n: n + 1,
      key: `${formKey}-${n + 1}`,
      isSent: false,
      last: question,
    }));
  return (
    <div
      className={css.ask}
      onSubmit={() => setSending((before) => ({ ...before, isSent: true }))}
      onInput={() => {
        // Another text is another question.
        if (sending.isSent)
          setSending((before) => ({ ...before, key: `${before.key}-again`, isSent: false }));
      }}
    >
      <Form
        key={sending.n}
        fields={fields}
        now={new Date(now)}
        intent={questionIntents.ask}
        fetcher={fetcher}
      >
        <input type="hidden" name="clientKey" value={sending.key} />
        <Still />
        {colleges.length > 0 && (
          <SelectField
            name="exhibitorId"
            label={t(messages.to)}
            empty={null}
            options={[
              { value: '', label: t(messages.allColleges, { n: colleges.length }) },
              ...colleges.map(({ exhibitorId, name }) => ({ value: exhibitorId, label: name })),
            ]}
          />
        )}
        <TextArea
          name="text"
          rows={2}
          label={t(messages.question)}
          hint={t(messages.questionHint)}
          dir="auto"
          autoComplete="off"
        />
        <SubmitButton icon="send" pending={t(messages.asking)}>
          {t(messages.ask)}
        </SubmitButton>
      </Form>
    </div>
  );
}
