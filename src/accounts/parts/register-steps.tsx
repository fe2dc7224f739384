import { Icon } from '../../ui/icon.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useSay } from '../../ui/say.tsx';
import { registerWords } from './register.words.ts';
import type { ChosenType } from './sign-up-by-form.ts';
import css from './register-steps.module.css';

const names = {
  type: registerWords.stepType,
  birth: registerWords.stepBirth,
  details: registerWords.stepDetails,
  code: registerWords.stepCode,
} as const;

/** How far somebody has come with registering; only students tell a birth date. */
export function RegisterSteps({
  at,
  as,
}: {
  readonly at: keyof typeof names;
  readonly as: ChosenType | null;
}) {
  const say = useSay();
  const steps =
    as === 'student'
      ? (['type', 'birth', 'details', 'code'] as const)
      : (['type', 'details', 'code'] as const);
  const place = steps.findIndex((step) => step === at);
  return (
    <ol
      role="list"
      className={css.steps}
      aria-label={say(registerWords.progress, { step: place + 1, steps: steps.length })}
    >
      {steps.map((step, index) => (
        <li
          key={step}
          className={classNames(index < place && css.done, index === place && css.now)}
          aria-current={index === place ? 'step' : undefined}
        >
          {index < place && <Icon name="check" size={16} label={say(registerWords.stepDone)} />}
          {say(names[step])}
        </li>
      ))}
    </ol>
  );
}
