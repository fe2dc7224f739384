import type { FormFields } from './check-form.ts';
import type { FormProblem } from './form-problem.ts';
import { formMessages } from './form.messages.ts';
import { Icon } from '../marks/icon.tsx';
import { useTranslate } from '../text/translate.tsx';
import css from './form.module.css';

const unsentWords = {
  offline: formMessages.offline,
  unreachable: formMessages.unreachable,
  failed: formMessages.failed,
} as const;

interface FormMessageProps {
  readonly problem: FormProblem | null;
  readonly fields: FormFields;
  /** Why it did not arrive; null: it did, or was not sent. */
  readonly unsent: keyof typeof unsentWords | null;
}

/** What is wrong with a form as a whole, and with what is no field of it. */
export function FormMessage({ problem, fields, unsent }: FormMessageProps) {
  const t = useTranslate();
  const others = Object.entries(problem?.fields ?? {}).filter(
    ([name]) => !Object.hasOwn(fields, name),
  );
  const lines = new Set(others.map(([, wrong]) => wrong));
  if (typeof problem?.message === 'string') lines.add(problem.message);
  if (unsent) lines.add(t(unsentWords[unsent]));
  if (lines.size === 0) return null;
  return (
    <div className={css.message} role="alert" tabIndex={-1}>
      <Icon name="error" />
      <div>
        {[...lines].map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  );
}
