import type { ReactNode } from 'react';
import { useFetcher } from 'react-router';
import { useHydrated } from '../../../ui/layout/hydrated.ts';
import { documentIntents } from './bag-intents.ts';
import type { KeptAnswer } from './keep-by-form.ts';

/** Whether a document is in the bag, at once after its button is pressed, and what went wrong. */
export function useKept(id: string, isKept: boolean | null) {
  const fetcher = useFetcher<KeptAnswer>({ key: `document ${id}` });
  const sent = fetcher.formData?.get('intent');
  return {
    Form: fetcher.Form,
    isOn: sent ? sent === documentIntents.keep : isKept === true,
    problem: (fetcher.formData ? null : fetcher.data?.problem) ?? null,
  };
}

interface KeepDocumentFormProps {
  readonly id: string;
  /** The document's display name. */
  readonly name: string;
  readonly kept: ReturnType<typeof useKept>;
  /** The button. */
  readonly children: ReactNode;
}

/** Adds a document to the bag, or removes it; works without JavaScript. */
export function KeepDocumentForm({ id, name, kept, children }: KeepDocumentFormProps) {
  const hydrated = useHydrated();
  const { Form, isOn } = kept;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="documentId" value={id} />
      <input type="hidden" name="name" value={name} />
      <input
        type="hidden"
        name="intent"
        value={isOn ? documentIntents.drop : documentIntents.keep}
      />
      {hydrated && <input type="hidden" name="still" value="1" />}
      {children}
    </Form>
  );
}
