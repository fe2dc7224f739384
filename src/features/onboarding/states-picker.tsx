import { fold } from '../../platform/search/fold.ts';
import { stateName } from '../../platform/addresses/state-name.ts';
import { stateNames } from '../../platform/addresses/states.ts';
import type { Translate } from '../../platform/i18n/translator-for.ts';
import PickSeveral from '../../ui/fields/pick-several.tsx';
import type { Option } from '../../ui/fields/select-field.tsx';
import type { TiedField } from '../../ui/fields/use-field.ts';
import { useTranslate } from '../../ui/text/translate.tsx';
import { reachMessages as messages } from './reach.messages.ts';
import { mostStates } from '../students/student-steps.ts';

const shown = 8;

const optionsIn = (t: Translate): readonly Option[] =>
  [...stateNames.keys()].map((value) => ({ value, label: stateName(t, value) }));

const findIn = (options: readonly Option[], text: string): readonly Option[] => {
  const typed = fold(text);
  const begin = options.filter(
    ({ value, label }) => fold(label).startsWith(typed) || fold(value) === typed,
  );
  const inside = options.filter(({ label }) => ` ${fold(label)}`.includes(` ${typed}`));
  return [...new Set([...begin, ...inside])].slice(0, shown);
};

const meantIn = (options: readonly Option[], text: string): Option | undefined => {
  const typed = fold(text);
  return typed === ''
    ? undefined
    : options.find(({ value, label }) => fold(label) === typed || fold(value) === typed);
};

/** The combobox of `ReachFields` that picks states by name or postal code. */
export default function StatesPicker({ tied }: { readonly tied: TiedField }) {
  const t = useTranslate();
  const options = optionsIn(t);
  return (
    <PickSeveral
      tied={tied}
      start={options.filter(({ value }) => tied.given.includes(value))}
      find={(text) => findIn(options, text)}
      meant={(text) => meantIn(options, text)}
      isAlone={() => false}
      most={mostStates}
      words={{
        chosen: t(messages.chosen),
        remove: (name) => t(messages.remove, { name }),
        found: (count) => t(messages.found, { count }),
        none: (text) => t(messages.none, { text }),
        notChosen: (text) => t(messages.notChosen, { text }),
        full: t(messages.full, { most: mostStates }),
      }}
    />
  );
}
