import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { isInstant } from '../../../platform/model/kinds.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput, conflict } from '../../../platform/model/refusal.ts';
import { changeFair, lockFair, timeOf, type LockedFair } from '../publish-fair.server.ts';
import { addNote, readNote } from './note-for-people.server.ts';
import { shiftSessions } from './shift-sessions.server.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { fairRefusals } from '../admin-fairs.messages.ts';

/** `moveFair(...)`: reschedules a fair and its sessions; notifies all participants. */
export const moveFair = operation<'moveFair', PeopleServices>({
  kind: 'Mutation',
  name: 'moveFair',
  field: `
  "Moves a fair and its sessions to another time and notifies everyone who takes part."
  moveFair(input: MoveFairInput!): Fair`,
  types: `
  "The input of \`moveFair\`."
  input MoveFairInput {
    fairId: ID!
    startTime: DateTime!
    "Unless said, the fair stays as long as it is."
    endTime: DateTime
    timeZone: String
    "Unless said, it moves with the fair, as the opening of registration and the sessions do."
    exhibitorDeadline: DateTime
    "A sentence for the people who are told."
    note: String
  }`,
  who: ['ADMINS'],
  async resolve({ input }, context, records) {
    const { world, services } = context;
    const note = readNote(input.note);
    if (!isInstant(input.startTime)) throw badInput({ startTime: messages.dateTime });
    await services.writer.change(async (tx) => {
      const fair = await lockFair(tx, context, input.fairId);
      const by = Date.parse(input.startTime) - (timeOf(fair, 'startTime')?.getTime() ?? 0);
      const times = movedTimes(fair, by);
      const endTime = input.endTime ?? times.endTime;
      if (Date.parse(endTime ?? '') <= world.now().getTime())
        throw badInput({ startTime: apiSentence(fairRefusals.toCome) });
      if (timeOf(fair, 'cancelledAt')) throw conflict(apiSentence(fairRefusals.cancelled));
      await changeFair(tx, context, fair, 'moveFair', {
        ...times,
        startTime: input.startTime,
        endTime,
        ...(input.exhibitorDeadline ? { exhibitorDeadline: input.exhibitorDeadline } : {}),
        ...(input.timeZone ? { timeZone: input.timeZone } : {}),
      });
      await shiftSessions(tx, input.fairId, by, world.now());
      await addNote(tx, input.fairId, note);
    });
    return records?.get(signedIn(context), input.fairId) ?? null;
  },
});

/** The fair's times that shift with its start, by this many milliseconds. */
export function movedTimes(fair: LockedFair, by: number): Readonly<Record<string, string | null>> {
  const fields = ['startTime', 'endTime', 'exhibitorDeadline', 'registrationOpensAt'];
  return Object.fromEntries(
    fields.map((field) => {
      const time = timeOf(fair, field);
      return [field, time && new Date(time.getTime() + by).toISOString()];
    }),
  );
}
