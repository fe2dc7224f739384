import type { Message } from '../../platform/words/words.ts';
import { Form } from '../../ui/form.tsx';
import { Answers, Question } from '../../ui/question.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { withChanges } from '../../ui/table-address.ts';
import { adminCollegeWords as said } from './admin-college.words.ts';
import { nothingToFill } from './college-fields.ts';

interface Asked {
  readonly title: Message;
  readonly text: Message;
  readonly act: Message;
  readonly keep: Message;
}

const questions: Readonly<Record<string, Asked>> = {
  close: { title: said.closeTitle, text: said.closeText, act: said.closeNow, keep: said.keep },
  draft: {
    title: said.toDraftTitle,
    text: said.toDraftText,
    act: said.toDraftNow,
    keep: said.keep,
  },
  'remove-logo': {
    title: said.removeLogoTitle,
    text: said.removeLogoText,
    act: said.removeLogo,
    keep: said.keepLogo,
  },
};

/** What can be asked in the address of the page of facts (`?ask=close`); null for anything else. */
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

/** Asks before a college is closed or made a draft, and before its logo goes. */
export function CollegeQuestion({ asked, name, query, now }: CollegeQuestionProps) {
  const say = useSay();
  const question = questions[asked];
  if (!question) return null;
  const back = withChanges(query, { ask: null });
  return (
    <Question title={say(question.title, { name })} back={back}>
      <p>{say(question.text)}</p>
      <Form fields={nothingToFill} now={now} intent={asked}>
        <Answers back={back} keep={say(question.keep)}>
          <SubmitButton kind="danger">{say(question.act, { name })}</SubmitButton>
        </Answers>
      </Form>
    </Question>
  );
}
