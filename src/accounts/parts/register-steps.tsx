import { useSay } from '../../ui/say.tsx';
import { Steps } from '../../ui/steps.tsx';
import { registerWords } from './register.words.ts';
import type { ChosenType } from './sign-up-by-form.ts';

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
    <Steps
      at={at}
      steps={steps.map((key, index) => ({ key, name: say(names[key]), done: index < place }))}
    />
  );
}
