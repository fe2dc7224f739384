import type { ReactNode } from 'react';
import { numberFormat } from '../../../ui/text/number-format.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { When } from '../../../ui/time/when.tsx';
import { useSite } from '../../../platform/pages/site.ts';
import type { Asked, FilterName } from '../directory-page/directory-address.ts';
import type { FairOption, Option, Options } from '../directory-page/directory-view.ts';
import { optionLabel } from './filter-label.ts';
import { directoryForm } from '../directory-page/use-directory-form.ts';
import css from './choices.module.css';

/** Props of every part of the filters. */
export interface Choosing {
  /** The current or pending selection. */
  readonly shown: Asked;
  readonly options: Options;
  /** Called on a selection. */
  readonly onChoose: () => void;
}

/** One filter under its name. */
export function Facet({ title, children }: { readonly title: string; children: ReactNode }) {
  return (
    <fieldset className={css.facet}>
      <legend className={css.title}>{title}</legend>
      {children}
    </fieldset>
  );
}

/** Shows the first values, and unfolds the others. */
export function Folded({ title, children }: { readonly title: string; children: ReactNode }) {
  return (
    <details className={css.folded}>
      <summary>
        {title}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}

interface ChoicesProps extends Choosing {
  readonly name: FilterName;
  readonly of: readonly (Option | FairOption)[];
}

/** Checkboxes, each with the number of colleges it would leave. */
export function Choices({ name, of, shown, options, onChoose }: ChoicesProps) {
  const t = useTranslate();
  const count = numberFormat(useLocale());
  return (
    <ul role="list" className={css.choices}>
      {of.map((option) => (
        <li key={option.value}>
          <label>
            <input
              type="checkbox"
              name={name}
              value={option.value}
              form={directoryForm}
              checked={shown[name].includes(option.value)}
              onChange={onChoose}
            />
            <span>
              {optionLabel(t, options, name, option.value)}
              {'startTime' in option && <FairDay fair={option} />}
            </span>
            <span>{count.format(option.count)}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}

function FairDay({ fair: { startTime, timeZone } }: { readonly fair: FairOption }) {
  const { now } = useSite();
  return (
    <span className={css.day}>
      <When start={startTime} zone={timeZone} now={now} show="day" />
    </span>
  );
}
