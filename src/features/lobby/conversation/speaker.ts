import type { Translate } from '../../../platform/i18n/translator-for.ts';
import { conversationMessages as messages } from './conversation.messages.ts';
import type { Message } from './messages.ts';

const nameless = {
  STUDENT: messages.student,
  PARENT: messages.parent,
  COUNSELOR: messages.counselor,
  REP: messages.formerRep,
} as const;

/** The author's name, for other readers. */
export const describeName = (
  t: Translate,
  { name, speaker }: Pick<Message, 'name' | 'speaker'>,
): string => name ?? t(nameless[speaker]);

/** The text beside a name; null if the name is enough. */
export function describeRole(
  t: Translate,
  { name, speaker, isMine }: Message,
  college: string,
): string | null {
  if (speaker === 'REP') return t(messages.repOf, { college });
  return name === null || isMine ? null : t(messages.roleStudent);
}
