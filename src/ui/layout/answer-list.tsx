import type { ReactNode } from 'react';
import { Icon } from '../marks/icon.tsx';
import css from './answer-list.module.css';

interface AnswerListProps {
  readonly title: string;
  readonly answers: readonly { readonly question: string; readonly answer: ReactNode }[];
}

/** Questions that people asked, with their answers, below a small line that opens. */
export function AnswerList({ title, answers }: AnswerListProps) {
  return (
    <details className={css.answers}>
      <summary>
        {title}
        <Icon name="chevron-down" className={css.mark} />
      </summary>
      <dl>
        {answers.map(({ question, answer }, index) => (
          // Two people can ask the same.
          <div key={`${question} ${index}`}>
            <dt dir="auto">{question}</dt>
            <dd dir="auto">{answer}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
