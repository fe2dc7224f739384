import { CheckboxGroup } from '../../../ui/fields/choice-fields.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { majorsMessages as messages } from './majors.messages.ts';
import { SuggestingField } from './suggesting-field.tsx';
import { typedMajors } from './typed-majors.ts';
import css from './majors-field.module.css';

interface MajorsFieldProps {
  readonly label: string;
  /** Those that are chosen already. */
  readonly chosen: readonly string[];
  /** All areas of study. */
  readonly areas: readonly string[];
}

/** More than these are folded away: a university teaches two hundred. */
const fewEnough = 8;

const asOptions = (titles: readonly string[]) =>
  titles.map((title) => ({ value: title, label: title }));

/** Subjects of the list: what is chosen already, lines to type another into, and all areas to tick. */
export function MajorsField({ label, chosen, areas }: MajorsFieldProps) {
  const t = useTranslate();
  const others = areas.filter((area) => !chosen.includes(area));
  const ticked = (
    <CheckboxGroup name="majors" label={t(messages.chosen)} options={asOptions(chosen)} />
  );
  return (
    <fieldset className={css.majors}>
      <legend>{label}</legend>
      {chosen.length > fewEnough ? (
        <Disclosure title={t(messages.chosenCount, { n: chosen.length })}>{ticked}</Disclosure>
      ) : (
        chosen.length > 0 && ticked
      )}
      {Object.keys(typedMajors).map((name, index) => (
        <SuggestingField
          key={name}
          what="major"
          name={name}
          label={t(messages.line, { n: index + 1 })}
          {...(index === 0 ? { hint: t(messages.hint) } : {})}
        />
      ))}
      <Disclosure title={t(messages.allAreas)}>
        <CheckboxGroup name="majors" label={t(messages.areas)} options={asOptions(others)} />
      </Disclosure>
    </fieldset>
  );
}
