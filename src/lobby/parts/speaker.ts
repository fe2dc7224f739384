import type { Translate } from '../../platform/i18n/translator-for.ts';
import { conversationMessages as messages } from '../conversation.messages.ts';
import type { Message } from './messages.ts';

const nameless = {
  STUDENT: messages.student,
  PARENT: messages.parent,
  COUNSELOR: messages.counselor,
  REP: messages.formerRep,
} as const;

/** How the one who says something is called, by others. */
export const describeName = (
  t: Translate,
  { name, speaker }: Pick<Message, 'name' | 'speaker'>,
): string => name ?? t(nameless[speaker]);

/** What is said beside a name; null where the name says it already. */
export function describeRole(
  t: Translate,
  { name, speaker, isMine }: Message,
  college: string,
): string | null {
  if (speaker === 'REP') return t(messages.repOf, { college });
  return name === null || isMine ? null : t(messages.roleStudent);
}
