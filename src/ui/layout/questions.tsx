import { Disclosure } from './disclosure.tsx';
import { Section } from './page.tsx';
import css from './questions.module.css';

/** What `Questions` is given. */
export interface QuestionsProps {
  readonly title: string;
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

/** Questions that open to their answers, the title beside them where there is room. */
export function Questions({ title, questions }: QuestionsProps) {
  return (
    <Section title={title} className={css.section}>
      <div className={css.list}>
        {questions.map(({ question, answer }) => (
          <Disclosure key={question} title={question}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}
