import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Why a session can’t be conducted like that. */
export const roomRefusals = defineMessages('sessions.room.refusals', {
  tooEarly: 'A session can start from 30 minutes before its time.',
  started: 'This session has already started.',
  notOn: 'This session isn’t on.',
  moved: 'The session has already moved on. Look at who is on now.',
  noSpeaker: 'That college doesn’t speak in this session.',
  past: 'That college has already had its turn.',
  seconds: 'Extend by 10 seconds to 10 minutes.',
  incomplete: 'Say which step or which college.',
});
