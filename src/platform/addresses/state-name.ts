import type { Message } from '../i18n/define-messages.ts';
import type { Translate } from '../i18n/translator-for.ts';
import { stateMessages } from './states.messages.ts';

const names: Readonly<Record<string, Message>> = stateMessages;

/** The name of a state or territory in the reader's language; for a code that is none, the code. */
export const stateName = (t: Translate, code: string): string => {
  const name = names[code];
  return name ? t(name) : code;
};
