import { useState, type RefObject } from 'react';
import { Button } from '../../ui/button.tsx';
import { useSay } from '../../ui/say.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { editorWords as said } from './editor.words.ts';
import { labelOfField } from './label-of-field.ts';
import css from './editor.module.css';

interface FieldMenuProps {
  readonly fields: readonly string[];
  /** The subject is in there. */
  readonly around: RefObject<HTMLElement | null>;
}

/** Puts a merge field into the subject where the caret is. */
export function FieldMenu({ fields, around }: FieldMenuProps) {
  const say = useSay();
  const [chosen, choose] = useState('');
  function insert(): void {
    const input = around.current?.querySelector<HTMLInputElement>('input[name=subject]');
    if (!input || chosen === '') return;
    const { selectionStart, selectionEnd, value } = input;
    input.setRangeText(
      `{{${chosen}}}`,
      selectionStart ?? value.length,
      selectionEnd ?? value.length,
      'end',
    );
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
  }
  return (
    <div className={css.menu}>
      <SelectField
        name="field"
        label={say(said.mergeField)}
        empty={say(said.chooseField)}
        options={fields.map((value) => ({ value, label: labelOfField(say, value) }))}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      <Button kind="line" onClick={insert}>
        {say(said.insertInSubject)}
      </Button>
    </div>
  );
}
