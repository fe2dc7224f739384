import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { fairWords } from '../fair-page.words.ts';
import type { Question } from '../fair-questions.ts';
import css from './fair-questions-list.module.css';

/** Questions that open to their answers. */
export function FairQuestions({ questions }: { readonly questions: readonly Question[] }) {
  const say = useSay();
  return (
    <Section title={say(fairWords.questionsTitle)}>
      <div className={css.questions}>
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              <h3>{question}</h3>
              <Icon name="plus" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
