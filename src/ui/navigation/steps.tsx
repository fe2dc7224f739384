import { Link } from 'react-router';
import { classNames } from '../layout/class-names.ts';
import { Icon } from '../marks/icon.tsx';
import { useTranslate } from '../text/translate.tsx';
import { stepsMessages } from './steps.messages.ts';
import css from './steps.module.css';

/** One step of several. */
export interface Step {
  readonly key: string;
  readonly name: string;
  readonly done: boolean;
  /** Where it can be done, or done again. */
  readonly to?: string | undefined;
}

/** How far someone has come. */
export function Steps({ steps, at }: { readonly steps: readonly Step[]; readonly at: string }) {
  const t = useTranslate();
  const currentStep = steps.findIndex(({ key }) => key === at) + 1;
  return (
    <ol
      role="list"
      className={css.steps}
      aria-label={t(stepsMessages.progress, { step: currentStep, steps: steps.length })}
    >
      {steps.map(({ key, name, done, to }) => {
        const now = key === at;
        const words = (
          <>
            {done && !now && <Icon name="check" size={16} label={t(stepsMessages.done)} />}
            {name}
          </>
        );
        return (
          <li
            key={key}
            className={classNames(done && !now && css.done, now && css.now)}
            aria-current={now ? 'step' : undefined}
          >
            {to !== undefined && !now ? <Link to={to}>{words}</Link> : words}
          </li>
        );
      })}
    </ol>
  );
}
