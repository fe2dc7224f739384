import PickSeveral from '../../ui/fields/pick-several.tsx';
import type { Option } from '../../ui/fields/select-field.tsx';
import type { TiedField } from '../../ui/fields/use-field.ts';
import { useTranslate } from '../../ui/text/translate.tsx';
import { fold } from '../../platform/search/fold.ts';
import { findSubjects, subjectCalled, type FoundSubject } from './find-subjects.ts';
import { nameSubject } from './name-subject.ts';
import { mostSubjects, undecided } from './subjects.ts';
import { subjectWords as messages } from './subject-words.messages.ts';

interface SubjectsPickerProps {
  readonly tied: TiedField;
  readonly onPick?: ((titles: readonly string[]) => void) | undefined;
}

const asOption = ({ title, name }: FoundSubject): Option => ({ value: title, label: name });

/** The combobox of `SubjectsField`, with the words that subjects are searched by. */
export default function SubjectsPicker({ tied, onPick }: SubjectsPickerProps) {
  const t = useTranslate();
  const open: Option = {
    value: undecided,
    label: t(messages.undecided),
    hint: t(messages.undecidedHint),
  };
  const isOpen = (text: string) => fold(open.label).startsWith(fold(text));
  return (
    <PickSeveral
      tied={tied}
      start={tied.given
        .filter((title) => title !== '')
        .map((title) => ({ value: title, label: nameSubject(t, title) }))}
      find={(text) => [...(isOpen(text) ? [open] : []), ...findSubjects(t, text).map(asOption)]}
      meant={(text) => {
        if (fold(text) === '') return undefined;
        if (fold(text) === fold(open.label)) return open;
        const found = subjectCalled(t, text);
        return found && asOption(found);
      }}
      isAlone={(title) => title === undecided}
      most={mostSubjects}
      onPick={onPick}
      words={{
        chosen: t(messages.chosen),
        remove: (name) => t(messages.remove, { name }),
        found: (count) => t(messages.found, { count }),
        none: (text) => t(messages.none, { text }),
        notChosen: (text) => t(messages.notChosen, { text }),
        full: t(messages.full, { most: mostSubjects }),
      }}
    />
  );
}
