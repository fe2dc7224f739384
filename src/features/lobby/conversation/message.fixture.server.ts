import type { Message } from './messages.ts';

/** The `n`th message of a conversation, from a student, with a test's overrides. */
export const message = (n: number, more: Partial<Message> = {}): Message => ({
  id: `id-${n}`,
  createdAt: `2026-11-21T12:00:${String(n).padStart(2, '0')}.000Z`,
  speaker: 'STUDENT',
  name: 'Maya R.',
  text: `Message ${n}`,
  state: 'SHOWN',
  heldFor: null,
  answers: null,
  isAnswered: false,
  closed: null,
  hidden: null,
  documents: [],
  isBroadcast: false,
  isMine: false,
  clientKey: null,
  ...more,
});
