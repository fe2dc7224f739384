import { useId, useState } from 'react';
import { Form, useRevalidator } from 'react-router';
import { forReader } from '../../../platform/page-server/for-reader.ts';
import { FileInput } from '../../../ui/fields/file-input.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { readRefused } from '../../../ui/forms/form-problem.ts';
import { useHydrated } from '../../../ui/layout/hydrated.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { boothMessages as messages } from '../booth-page/booth.messages.ts';
import { BoothDocument } from '../booth-page/booth-document.tsx';
import type { BoothView } from '../booth-page/booth-view.ts';
import css from './booth-editor.module.css';

/** A booth's documents: the existing ones, and an upload that starts when a file is selected. */
export function DocumentsEditor({ booth }: { readonly booth: BoothView }) {
  const t = useTranslate();
  const id = useId();
  const hydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const [sending, setSending] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);

  async function send(file: File): Promise<void> {
    setSending(file.name);
    setWrong(null);
    try {
      const name = encodeURIComponent(file.name);
      const path = `/api/files/fair-booth/${booth.id}/documents?name=${name}`;
      const answer = await fetch(path, { method: 'POST', headers: forReader, body: file });
      if (answer.ok) await revalidate();
      else setWrong((await readRefused(answer, t)).message);
    } catch {
      setWrong(t(messages.documentLost));
    }
    setSending(null);
  }

  return (
    <section className={css.documents}>
      <h2>{t(messages.documents)}</h2>
      {booth.documents.length === 0 ? (
        <p>{t(messages.noDocuments)}</p>
      ) : (
        <ul role="list">
          {booth.documents.map((one) => (
            <li key={one.id}>
              <BoothDocument document={one} isKept={null} />
              <Form method="post">
                <input type="hidden" name="intent" value="remove-document" />
                <input type="hidden" name="id" value={one.id} />
                <Button
                  type="submit"
                  kind="line"
                  size="small"
                  aria-label={t(messages.removeDocument, { name: one.name })}
                >
                  {t(messages.remove)}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      {hydrated ? (
        <>
          <label htmlFor={id}>{t(messages.addDocument)}</label>
          <FileInput
            id={id}
            accept="application/pdf"
            disabled={sending !== null}
            aria-describedby={`${id}h`}
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              if (file) void send(file);
              currentTarget.value = '';
            }}
          />
          <p id={`${id}h`} className={css.hint} role="status">
            {sending === null
              ? t(messages.addDocumentHint)
              : t(messages.sendingDocument, { name: sending })}
          </p>
        </>
      ) : (
        <p className={css.hint}>{t(messages.needsScript)}</p>
      )}
      {wrong !== null && (
        <p className={css.wrong} role="alert">
          <Icon name="error" />
          {wrong}
        </p>
      )}
    </section>
  );
}
