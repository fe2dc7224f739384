import { lazy, Suspense } from 'react';
import { stateName } from '../../platform/addresses/state-name.ts';
import { stateNames } from '../../platform/addresses/states.ts';
import { CheckboxGroup } from '../../ui/fields/choice-fields.tsx';
import { FieldFrame } from '../../ui/fields/field.tsx';
import fieldCss from '../../ui/fields/field.module.css';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { useField } from '../../ui/fields/use-field.ts';
import { useHydrated } from '../../ui/layout/hydrated.ts';
import { Icon } from '../../ui/marks/icon.tsx';
import { useLocale, useTranslate } from '../../ui/text/translate.tsx';
import { admissions } from '../colleges/college-choices.ts';
import { dollars, labelOf } from '../colleges/college-facts.ts';
import { mostStates } from '../students/student-steps.ts';
import css from '../subjects/subjects-field.module.css';
import { reachMessages as messages } from './reach.messages.ts';

const StatesPicker = lazy(() => import('./states-picker.tsx'));

const distances = [50, 100, 250, 500];
const prices = [10_000, 15_000, 20_000, 30_000, 40_000];

interface ReachFieldsProps {
  readonly chosen: {
    readonly maxMiles?: number | null | undefined;
    readonly maxNetPrice?: number | null | undefined;
  };
}

/** How far from home or in which states, what a year may cost, and how hard it is to get in. */
export function ReachFields({ chosen }: ReachFieldsProps) {
  const t = useTranslate();
  const locale = useLocale();
  // A number that a call of the API has set is kept.
  const offered = (numbers: readonly number[], own: number | null | undefined) =>
    own == null || numbers.includes(own) ? numbers : [...numbers, own];
  return (
    <>
      <SelectField
        name="maxMiles"
        label={t(messages.maxMiles)}
        empty={t(messages.anyDistance)}
        options={offered(distances, chosen.maxMiles).map((miles) => ({
          value: String(miles),
          label: t(messages.within, { miles }),
        }))}
      />
      <StatesField />
      <SelectField
        name="maxNetPrice"
        label={t(messages.maxNetPrice)}
        hint={t(messages.maxNetPriceHint)}
        empty={t(messages.anyPrice)}
        options={offered(prices, chosen.maxNetPrice).map((price) => ({
          value: String(price),
          label: t(messages.upTo, { price: dollars(price, locale) }),
        }))}
      />
      <CheckboxGroup
        name="admission"
        label={t(messages.admission)}
        options={admissions.map((value) => ({ value, label: t(labelOf(value)) }))}
        inline
      />
    </>
  );
}

/** States as a combobox; without JavaScript as selects, three at least. */
function StatesField() {
  const t = useTranslate();
  const hydrated = useHydrated();
  const tied = useField({ name: 'states', hinted: true });
  const { given, control } = tied;
  const { id, ...rest } = control;
  const selects = (
    <div className={css.selects}>
      {Array.from({ length: Math.max(3, given.length) }, (_, index) => (
        <span key={index} className={fieldCss.box}>
          <select
            {...rest}
            id={index === 0 ? id : `${id}-${index}`}
            aria-label={index === 0 ? undefined : t(messages.state, { n: index + 1 })}
            autoFocus={index === 0 ? rest.autoFocus : undefined}
            className={fieldCss.input}
            defaultValue={given[index] ?? ''}
          >
            <option value="">–</option>
            {[...stateNames.keys()].map((code) => (
              <option key={code} value={code}>
                {stateName(t, code)}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className={fieldCss.arrow} />
        </span>
      ))}
    </div>
  );
  return (
    <FieldFrame
      tied={tied}
      label={t(messages.states)}
      hint={t(messages.statesHint, { most: mostStates })}
    >
      {hydrated ? (
        <Suspense fallback={selects}>
          <StatesPicker tied={tied} />
        </Suspense>
      ) : (
        selects
      )}
    </FieldFrame>
  );
}
