import { useSay } from '../../ui/say.tsx';
import { Tag } from '../../ui/tag.tsx';
import { importsWords as said } from './imports.words.ts';

const kinds = {
  checking: 'blue',
  checked: 'sun',
  importing: 'blue',
  imported: 'lawn',
  failed: 'plain',
  undone: 'plain',
} as const;

const isState = (state: string): state is keyof typeof kinds => Object.hasOwn(kinds, state);

/** Where an import is, in a word or two. */
export function ImportState({ state }: { readonly state: string }) {
  const say = useSay();
  return isState(state) ? <Tag kind={kinds[state]}>{say(said[state])}</Tag> : <Tag>{state}</Tag>;
}
