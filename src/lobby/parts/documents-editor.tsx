import { useId, useState } from 'react';
import { Form, useRevalidator } from 'react-router';
import { forReader } from '../../platform/pages/for-reader.ts';
import { Button } from '../../ui/button.tsx';
import { readRefused } from '../../ui/form-problem.ts';
import { useHydrated } from '../../ui/hydrated.ts';
import { Icon } from '../../ui/icon.tsx';
import { useSay } from '../../ui/say.tsx';
import { boothWords as said } from '../booth.words.ts';
import { BoothDocument } from './booth-document.tsx';
import type { BoothView } from './booth-view.ts';
import css from './booth-editor.module.css';

/** The documents of a booth: what is there, and one more, which is sent as soon as it is chosen. */
export function DocumentsEditor({ booth }: { readonly booth: BoothView }) {
  const say = useSay();
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
      else setWrong((await readRefused(answer, say)).message);
    } catch {
      setWrong(say(said.documentLost));
    }
    setSending(null);
  }

  return (
    <section className={css.documents}>
      <h2>{say(said.documents)}</h2>
      {booth.documents.length === 0 ? (
        <p>{say(said.noDocuments)}</p>
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
                  aria-label={say(said.removeDocument, { name: one.name })}
                >
                  {say(said.remove)}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      {hydrated ? (
        <>
          <label htmlFor={id}>{say(said.addDocument)}</label>
          <input
            id={id}
            type="file"
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
              ? say(said.addDocumentHint)
              : say(said.sendingDocument, { name: sending })}
          </p>
        </>
      ) : (
        <p className={css.hint}>{say(said.needsScript)}</p>
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
