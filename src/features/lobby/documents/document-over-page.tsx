import { lazy, Suspense } from 'react';
import { useHydrated } from '../../../ui/layout/hydrated.ts';
import { withoutEnding } from '../booth-page/booth-document.tsx';
import type { BoothView } from '../booth-page/booth-view.ts';
import { loadViewer, useOpenedDocument } from './opened-document.ts';

interface DocumentOverPageProps {
  readonly documents: BoothView['documents'];
  /** Ids of the documents in the viewer's bag; null if they have none. */
  readonly kept: readonly string[] | null;
}

const Viewer = lazy(loadViewer);

/** The document that the address names, over the page of its booth. */
export function DocumentOverPage({ documents, kept }: DocumentOverPageProps) {
  const { id, close } = useOpenedDocument();
  const hydrated = useHydrated();
  const document = documents.find((one) => one.id === id);
  if (!document || !hydrated) return null;
  return (
    <Suspense fallback={null}>
      <Viewer
        key={document.id}
        document={document}
        name={withoutEnding(document.name)}
        isKept={kept && kept.includes(document.id)}
        onClose={close}
      />
    </Suspense>
  );
}
