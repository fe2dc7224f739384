import { useTranslate } from '../../../ui/text/translate.tsx';
import { Steps } from '../../../ui/navigation/steps.tsx';
import { registerMessages } from './register.messages.ts';
import type { ChosenType } from './sign-up-by-form.ts';

const names = {
  type: registerMessages.stepType,
  birth: registerMessages.stepBirth,
  details: registerMessages.stepDetails,
  code: registerMessages.stepCode,
} as const;

/** How far someone has come with registering; only students tell a birth date. */
export function RegisterSteps({
  at,
  as,
}: {
  readonly at: keyof typeof names;
  readonly as: ChosenType | null;
}) {
  const t = useTranslate();
  const steps =
    as === 'student'
      ? (['type', 'birth', 'details', 'code'] as const)
      : (['type', 'details', 'code'] as const);
  const currentIndex = steps.findIndex((step) => step === at);
  return (
    <Steps
      at={at}
      steps={steps.map((key, index) => ({ key, name: t(names[key]), done: index < currentIndex }))}
    />
  );
}
