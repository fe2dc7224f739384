import type { Say } from '../../platform/words/speak.ts';
import { conversationWords as said } from '../conversation.words.ts';
import type { Message } from './messages.ts';

const nameless = {
  STUDENT: said.student,
  PARENT: said.parent,
  COUNSELOR: said.counselor,
  REP: said.formerRep,
} as const;

/** How the one who says something is called, by others. */
export const sayName = (say: Say, { name, speaker }: Pick<Message, 'name' | 'speaker'>): string =>
  name ?? say(nameless[speaker]);

/** What is said beside a name; null where the name says it already. */
export function sayRole(
  say: Say,
  { name, speaker, isMine }: Message,
  college: string,
): string | null {
  if (speaker === 'REP') return say(said.repOf, { college });
  return name === null || isMine ? null : say(said.roleStudent);
}
