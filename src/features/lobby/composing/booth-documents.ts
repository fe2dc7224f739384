import { createContext } from 'react';
import type { BoothView } from '../booth-page/booth-view.ts';

/** The documents of the booth, which its reps attach to answers and everyone there opens. */
interface BoothDocuments {
  readonly documents: BoothView['documents'];
  /** Ids of those in the reader's bag; null if they have none. */
  readonly kept: readonly string[] | null;
  /** The reader represents the booth's college. */
  readonly isOwn: boolean;
}

/** The booth of the page; null on other pages that show messages. */
export const BoothDocumentsContext = createContext<BoothDocuments | null>(null);
