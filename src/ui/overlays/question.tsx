import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ButtonLink } from '../buttons/button.tsx';
import { Dialog } from './dialog.tsx';
import { useHydrated } from '../layout/hydrated.ts';
import css from './question.module.css';

interface QuestionProps {
  readonly title: string;
  /** The address without the question: where "no" leads. */
  readonly back: string;
  readonly children: ReactNode;
}

/**
 * Asks before something that cannot be taken back. Its address has the question in it: without
 * JavaScript it is a step at the top of the page, after a press on the page a dialog over it.
 */
export function Question({ title, back, children }: QuestionProps) {
  const id = useId();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  // The server-rendered content stays in place during hydration.
  const [isOver] = useState(isHydrated);
  if (isOver)
    return (
      <Dialog
        title={title}
        onClose={() => void navigate(back, { preventScrollReset: true, replace: true })}
      >
        {children}
      </Dialog>
    );
  return (
    <section className={css.step} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div>{children}</div>
    </section>
  );
}

/** What the question is about: names and values. */
export const QuestionFacts = ({
  facts,
}: {
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
}) => (
  <dl className={css.facts}>
    {facts.map(([name, value]) => (
      <Fact key={name} name={name} value={value} />
    ))}
  </dl>
);

const Fact = ({ name, value }: { readonly name: string; readonly value: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
);

interface AnswersProps {
  readonly back: string;
  /** What leaves everything as it is. */
  readonly keep: string;
  /** The button that does it. */
  readonly children: ReactNode;
}

/** The two answers: the button that does it, and the link that leaves everything as it is. */
export const Answers = ({ back, keep, children }: AnswersProps) => (
  <div className={css.acts}>
    {children}
    <ButtonLink kind="line" to={back} preventScrollReset replace>
      {keep}
    </ButtonLink>
  </div>
);

/** Buttons of a row; those in `danger` lead to questions and stand apart. */
export const Offers = ({
  children,
  danger,
}: {
  readonly children?: ReactNode;
  readonly danger?: ReactNode;
}) => (
  <div className={css.offers}>
    {children}
    {danger && <span className={css.apart}>{danger}</span>}
  </div>
);

/** A small button in a row that leads to a question. */
export const AskLink = (props: ComponentProps<typeof ButtonLink>) => (
  <ButtonLink kind="soft" size="small" preventScrollReset {...props} />
);
