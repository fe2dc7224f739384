import type { FormFields } from './check-form.ts';
import type { FormProblem } from './form-problem.ts';
import { Icon } from './icon.tsx';
import css from './form.module.css';

/** What is wrong with a form as a whole, and with what is no field of it. */
export function FormMessage({
  problem,
  fields,
}: {
  problem: FormProblem | null;
  fields: FormFields;
}) {
  if (!problem) return null;
  const others = Object.entries(problem.fields).filter(([name]) => !Object.hasOwn(fields, name));
  if (problem.message === null && others.length === 0) return null;
  return (
    <div className={css.message} role="alert" tabIndex={-1}>
      <Icon name="error" />
      <div>
        {problem.message !== null && <p>{problem.message}</p>}
        {others.map(([name, wrong]) => (
          <p key={name}>{wrong}</p>
        ))}
      </div>
    </div>
  );
}
