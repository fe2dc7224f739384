import { useTranslate } from '../../../ui/text/translate.tsx';
import { Tag } from '../../../ui/marks/tag.tsx';
import { importsMessages as messages } from './imports.messages.ts';

const kinds = {
  checking: 'blue',
  checked: 'sun',
  importing: 'blue',
  imported: 'lawn',
  failed: 'plain',
  undone: 'plain',
} as const;

const isState = (state: string): state is keyof typeof kinds => Object.hasOwn(kinds, state);

/** The state of an import, in a word or two. */
export function ImportState({ state }: { readonly state: string }) {
  const t = useTranslate();
  return isState(state) ? <Tag kind={kinds[state]}>{t(messages[state])}</Tag> : <Tag>{state}</Tag>;
}
