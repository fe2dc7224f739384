import { signedIn } from '../../accounts/people-services.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import type { Values } from '../../../platform/model/entity.ts';
import { conflict } from '../../../platform/model/refusal.ts';
import { changeRecord } from '../../../platform/store/insert-records.server.ts';
import { changedFields } from '../../../platform/store/prepare-input.ts';
import { tellStudent } from '../../students/tell-student.server.ts';
import type { AttendeeServices } from '../attendee-services.ts';
import { confirmRegistration } from '../confirmation/confirm-my-registration.server.ts';
import { FairAttendee } from '../fair-attendee.entity.ts';
import { fullRefusal, openDesk, refuseUnknownSessions } from '../fair-registration-state.server.ts';
import { answerCounselor, joinClass, saidWhileOn } from '../join-class.server.ts';
import { ownRegistration } from '../own-registrations.server.ts';
import { refusalMessages as messages } from '../registration-refusals.messages.ts';
import { registrationInput, registrationTypes } from '../registering/registration-schema.ts';
import {
  registeredRow,
  registeredColumns,
  tellRegistrant,
  type Registered,
} from '../tell-registrant.server.ts';

/**
 * `updateMyRegistration(...)`: updates the caller's own registration, until the fair has ended. A
 * change of sessions sends an email that updates the calendar.
 */
export const updateMyRegistration = operation<'updateMyRegistration', AttendeeServices>({
  kind: 'Mutation',
  name: 'updateMyRegistration',
  field: `
  "Updates the caller’s registration until the fair has ended. A change of sessions is emailed with a new calendar entry."
  updateMyRegistration(input: MyRegistrationInput!): MyRegistration!`,
  types: `${registrationTypes}\n${registrationInput}`,
  who: ['signedIn'],
  async resolve({ input: { classCode, counselorMaySee, ...input } }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    return services.writer.change(async (tx) => {
      const { fair } = await ownRegistration(tx, by, input.id);
      const desk = await openDesk(tx, { id: fair.id });
      const before = await ownRegistration(tx, by, input.id, 'hold');
      if (new Date(desk.endTime) <= world.now()) throw conflict(apiSentence(messages.over));
      const changes = changedFields(FairAttendee, { ...input }, by, world.now(), before);
      const chosen = sessionsIn(changes['attending']);
      const added = chosen.filter((number) => !sessionsIn(before['attending']).includes(number));
      refuseUnknownSessions(desk, added);
      const full = await fullRefusal(tx, desk, added, world.now(), before);
      if (full) throw full;
      await changeRecord(tx, world, FairAttendee, before.id, changes);
      // People whom the organizer registered agree first.
      if (before.consent) await confirmRegistration(tx, world, before.id);
      const joining = {
        id: before.id,
        fairId: fair.id,
        attendeeType: before.attendeeType,
      };
      const joined = await joinClass(
        tx,
        world,
        joining,
        saidWhileOn(services, { classCode, counselorMaySee }),
      );
      // Via a link to no class, a yes was meant for someone else; a no stays a no.
      const isForOwn = classCode ? counselorMaySee === false : typeof counselorMaySee === 'boolean';
      if (!joined && isForOwn)
        await answerCounselor(tx, world, before.id, counselorMaySee === true);
      const after = await ownRegistration(tx, by, before.id);
      if (by.role === 'STUDENTS' && after['attendeeType'] === 'student')
        await tellStudent(tx, world, by.id, toldBy(before, after, changes));
      if (sessionsIn(before['attending']).join() !== sessionsIn(after['attending']).join())
        await tellRegistrant(
          tx,
          context,
          await registered(tx, before.id),
          'changed',
          desk.sessions,
        );
      return after;
    });
  },
});

/** Registration fields, with their names in the Student record. */
const factsOf = {
  firstName: 'firstName',
  lastName: 'lastName',
  phone: 'phone',
  schoolName: 'currentSchool',
  schoolGrade: 'schoolGrade',
  collegeStart: 'entryDate',
} as const;

/** What the profile takes over: fields changed here, except emptied ones. */
function toldBy(before: Values, after: Values, changes: Values) {
  const isChanged = (field: string) =>
    field in changes && after[field] !== null && after[field] !== before[field];
  const facts = Object.entries(factsOf).flatMap(([field, fact]) =>
    isChanged(field) ? [[fact, after[field]] as const] : [],
  );
  // A postal code belongs to a country.
  const addressFields = isChanged('postalCode')
    ? { postalCode: after['postalCode'], country: after['country'] }
    : {};
  const now = textsIn(after['majors']);
  // Unconfirmed answers may come from another person: they were never copied.
  const earlier = before['confirmedAt'] === null ? [] : textsIn(before['majors']);
  return {
    facts: { ...Object.fromEntries(facts), ...addressFields },
    added: now.filter((major) => !earlier.includes(major)),
    removed: 'majors' in changes ? earlier.filter((major) => !now.includes(major)) : [],
  };
}

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

const sessionsIn = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.map(Number).toSorted((one, other) => one - other) : [];

/** `cancelMyRegistration(...)`: cancels it; nothing of it is stored. */
export const cancelMyRegistration = operation<'cancelMyRegistration', AttendeeServices>({
  kind: 'Mutation',
  name: 'cancelMyRegistration',
  field: `
  "Cancels and deletes the caller’s registration."
  cancelMyRegistration(id: ID!): Boolean!`,
  who: ['signedIn'],
  async resolve({ id }, context) {
    const by = signedIn(context);
    await context.services.writer.change(async (tx) => {
      const { id: held, fair } = await ownRegistration(tx, by, id, 'hold');
      const was = await registered(tx, held);
      await tx.query('delete from fair_attendee where id = $1', [held]);
      // No email about a fair that is over.
      if (new Date(fair.endTime) > context.world.now())
        await tellRegistrant(tx, context, was, 'gone', []);
    });
    return true;
  },
});

async function registered(tx: Queryable, id: string): Promise<Registered> {
  const [row] = await readRows(tx, registeredRow)(
    `select ${registeredColumns} from fair_attendee t where t.id = $1`,
    [id],
  );
  if (!row) throw new Error('A registration vanished while it was held.');
  return row;
}
