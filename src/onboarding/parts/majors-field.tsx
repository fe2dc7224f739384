import { CheckboxGroup } from '../../ui/choice-fields.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { useSay } from '../../ui/say.tsx';
import { majorsWords as said } from '../majors.words.ts';
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
  const say = useSay();
  const others = areas.filter((area) => !chosen.includes(area));
  const ticked = (
    <CheckboxGroup name="majors" label={say(said.chosen)} options={asOptions(chosen)} />
  );
  return (
    <fieldset className={css.majors}>
      <legend>{label}</legend>
      {chosen.length > fewEnough ? (
        <Disclosure title={say(said.chosenCount, { n: chosen.length })}>{ticked}</Disclosure>
      ) : (
        chosen.length > 0 && ticked
      )}
      {Object.keys(typedMajors).map((name, index) => (
        <SuggestingField
          key={name}
          what="major"
          name={name}
          label={say(said.line, { n: index + 1 })}
          {...(index === 0 ? { hint: say(said.hint) } : {})}
        />
      ))}
      <Disclosure title={say(said.allAreas)}>
        <CheckboxGroup name="majors" label={say(said.areas)} options={asOptions(others)} />
      </Disclosure>
    </fieldset>
  );
}
