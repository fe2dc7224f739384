import { useState, type RefObject } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { editorMessages as messages } from './editor.messages.ts';
import { labelOfField } from '../rich-text/label-of-field.ts';
import css from './editor.module.css';

interface FieldMenuProps {
  readonly fields: readonly string[];
  /** The subject is in there. */
  readonly around: RefObject<HTMLElement | null>;
}

/** Puts a merge field into the subject where the caret is. */
export function FieldMenu({ fields, around }: FieldMenuProps) {
  const t = useTranslate();
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
        label={t(messages.mergeField)}
        empty={t(messages.chooseField)}
        options={fields.map((value) => ({ value, label: labelOfField(t, value) }))}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      <Button kind="line" onClick={insert}>
        {t(messages.insertInSubject)}
      </Button>
    </div>
  );
}
