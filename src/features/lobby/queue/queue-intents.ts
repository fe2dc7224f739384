/** The actions of a queue's forms. */
export const queueIntents = {
  join: 'join-queue',
  leave: 'leave-queue',
  accept: 'accept-call',
  decline: 'decline-call',
  open: 'open-queue',
  close: 'close-queue',
  call: 'call-from-queue',
  finish: 'finish-call',
  remove: 'remove-from-queue',
  handOff: 'hand-off-in-queue',
  requireTwoReps: 'require-two-reps',
  allowOneRep: 'allow-one-rep',
} as const;
export type QueueIntent = (typeof queueIntents)[keyof typeof queueIntents];

/** Whether a form is about a queue. */
export const isAboutQueue = (form: FormData): boolean =>
  Object.values<unknown>(queueIntents).includes(form.get('intent'));
