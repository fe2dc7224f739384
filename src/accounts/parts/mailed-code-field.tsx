import { CodeField } from '../../ui/code-field.tsx';
import { useSay } from '../../ui/say.tsx';
import { accountWords } from './account.words.ts';

/** The six digits from a mail of ours. */
export function MailedCodeField() {
  const say = useSay();
  return <CodeField name="code" label={say(accountWords.code)} hint={say(accountWords.codeHint)} />;
}
