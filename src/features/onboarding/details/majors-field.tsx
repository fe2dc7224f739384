import { useId } from 'react';
import { CheckboxGroup } from '../../../ui/fields/choice-fields.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { typedMajors } from './details-fields.ts';
import { detailsMessages as messages } from './details.messages.ts';

interface MajorsFieldProps {
  readonly chosen: readonly string[];
  /** All titles of the list. */
  readonly titles: readonly string[];
}

/** So many are shown at once; more are folded. */
const few = 8;

/** Majors that are chosen, to keep or to drop, and lines to add others in. */
export function MajorsField({ chosen, titles }: MajorsFieldProps) {
  const t = useTranslate();
  const list = useId();
  const group = (
    <CheckboxGroup
      name="majors"
      label={t(messages.majorsChosen)}
      options={chosen.map((title) => ({ value: title, label: title }))}
    />
  );
  return (
    <>
      {chosen.length > few ? (
        <Disclosure
          title={t(messages.majors)}
          aside={t(messages.majorsCount, { count: chosen.length })}
        >
          {group}
        </Disclosure>
      ) : (
        chosen.length > 0 && group
      )}
      {typedMajors.map((name, index) => (
        <TextField
          key={name}
          name={name}
          list={list}
          autoComplete="off"
          label={t(messages.addMajor)}
          {...(index === 0 ? { hint: t(messages.addMajorHint) } : {})}
        />
      ))}
      <datalist id={list}>
        {titles.map((title) => (
          <option key={title} value={title} />
        ))}
      </datalist>
    </>
  );
}
