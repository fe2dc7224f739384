import type { Message } from '../../../platform/i18n/define-messages.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { Answers, Question } from '../../../ui/overlays/question.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { withChanges } from '../../../ui/tables/table-address.ts';
import { adminCollegeMessages as messages } from './admin-college.messages.ts';
import { nothingToFill } from './college-fields.ts';

interface Asked {
  readonly title: Message;
  readonly text: Message;
  readonly act: Message;
  readonly keep: Message;
}

const questions: Readonly<Record<string, Asked>> = {
  close: {
    title: messages.closeTitle,
    text: messages.closeText,
    act: messages.closeNow,
    keep: messages.keep,
  },
  draft: {
    title: messages.toDraftTitle,
    text: messages.toDraftText,
    act: messages.toDraftNow,
    keep: messages.keep,
  },
  'remove-logo': {
    title: messages.removeLogoTitle,
    text: messages.removeLogoText,
    act: messages.removeLogo,
    keep: messages.keepLogo,
  },
};

/** The questions in the address of the page of facts (`?ask=close`); null for anything else. */
export const askedOf = (params: URLSearchParams): string | null => {
  const asked = params.get('ask') ?? '';
  return Object.hasOwn(questions, asked) ? asked : null;
};

interface CollegeQuestionProps {
  readonly asked: string;
  readonly name: string;
  readonly query: string;
  readonly now: Date;
}

/** Confirms closing a college, making it a draft, or removing its logo. */
export function CollegeQuestion({ asked, name, query, now }: CollegeQuestionProps) {
  const t = useTranslate();
  const question = questions[asked];
  if (!question) return null;
  const back = withChanges(query, { ask: null });
  return (
    <Question title={t(question.title, { name })} back={back}>
      <p>{t(question.text)}</p>
      <Form fields={nothingToFill} now={now} intent={asked}>
        <Answers back={back} keep={t(question.keep)}>
          <SubmitButton kind="danger">{t(question.act, { name })}</SubmitButton>
        </Answers>
      </Form>
    </Question>
  );
}
