import type { Editor } from '@tiptap/core';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { editorMessages as messages } from '../editor/editor.messages.ts';
import css from './rich-text.module.css';

/** What is put into a text by a small form under the toolbar. */
export type Inserted = 'link' | 'button' | 'field';

interface InsertPanelProps {
  readonly what: Inserted;
  readonly editor: Editor;
  readonly fields: readonly string[];
  readonly labelOf: (field: string) => string;
  /** For a page of the site: links lead to own paths, too, and every merge field is known. */
  readonly ofPage: boolean;
  readonly close: () => void;
}

const isOwnPath = (text: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(text);

const isAddress = (text: string, ofPage: boolean): boolean => {
  const url = URL.canParse(text) ? new URL(text) : null;
  const schemes = ['https:', 'mailto:', ...(ofPage ? [] : ['http:'])];
  if (ofPage && isOwnPath(text)) return true;
  return url !== null && schemes.includes(url.protocol);
};

/** Asks for what a link, a button or a merge field needs, and puts it in at the caret. */
export function InsertPanel({ what, editor, fields, labelOf, ofPage, close }: InsertPanelProps) {
  const t = useTranslate();
  const id = useId();
  const address = useRef<HTMLInputElement>(null);
  const wordsOf = useRef<HTMLInputElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const before = what === 'link' ? String(editor.getAttributes('link')['href'] ?? '') : '';

  function insert(): void {
    const chain = editor.chain().focus();
    const text = wordsOf.current?.value.trim() ?? '';
    if (what === 'field') {
      // The fallback of an unknown value is text: field delimiters are not allowed in it.
      const attrs = { field: select.current?.value, otherwise: text.replace(/[{}|<>]/g, '') };
      chain.insertContent({ type: 'mergeChip', attrs }).run();
      return close();
    }
    const href = address.current?.value.trim() ?? '';
    if (!isAddress(href, ofPage)) {
      setWrong(t(messages.addressWrong));
      return address.current?.focus();
    }
    if (what === 'button')
      chain.insertContent({ type: 'mailButton', attrs: { href, words: text || href } }).run();
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain
        .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
        .run();
    else chain.extendMarkRange('link').setLink({ href }).run();
    close();
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return;
    // The form around is not sent by it.
    event.preventDefault();
    insert();
  };

  return (
    <div
      role="group"
      aria-label={t(what === 'field' ? messages.mergeField : messages[what])}
      className={css.panel}
      onKeyDown={onKeyDown}
    >
      {what === 'field' ? (
        <label>
          <span>{t(messages.mergeField)}</span>
          <select ref={select} autoFocus>
            {fields.map((field) => (
              <option key={field} value={field}>
                {labelOf(field)}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <label>
          <span>{t(messages.address)}</span>
          <input
            ref={address}
            type={ofPage ? 'text' : 'url'}
            defaultValue={before}
            placeholder="https://"
            aria-invalid={wrong !== null || undefined}
            aria-describedby={wrong === null ? undefined : id}
            autoFocus
          />
        </label>
      )}
      {what !== 'link' && !(ofPage && what === 'field') && (
        <label>
          <span>{t(what === 'field' ? messages.otherwise : messages.buttonWords)}</span>
          <input ref={wordsOf} type="text" maxLength={200} />
        </label>
      )}
      {wrong !== null && (
        <p id={id} className={css.error} role="alert">
          {wrong}
        </p>
      )}
      <div className={css.acts}>
        <Button size="small" onClick={insert}>
          {t(what === 'link' ? messages.apply : messages.insert)}
        </Button>
        {before !== '' && (
          <Button
            size="small"
            kind="line"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
              close();
            }}
          >
            {t(messages.removeLink)}
          </Button>
        )}
        <Button size="small" kind="quiet" onClick={close}>
          {t(messages.close)}
        </Button>
      </div>
    </div>
  );
}
