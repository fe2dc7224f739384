import { signedIn } from '../../accounts/people-services.ts';
import { runsFair } from '../../fairs/fair-organizers.server.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { postalCodeFits } from '../../../platform/model/address.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { badInput, conflict, notFound } from '../../../platform/model/refusal.ts';
import { changeRecord, insertRecords } from '../../../platform/store/insert-records.server.ts';
import { changedFields, newRecord } from '../../../platform/store/prepare-input.ts';
import type { AttendeeServices } from '../attendee-services.ts';
import { refuseSecond, sessionsIn } from './create-attendee.server.ts';
import { FairAttendee } from '../fair-attendee.entity.ts';
import {
  fullRefusal,
  openDesk,
  refuseCancelled,
  refuseUnknownSessions,
} from '../fair-registration-state.server.ts';
import { refusalMessages as messages } from '../registration-refusals.messages.ts';
import { keepSpot } from '../spots.server.ts';
import { tellRegistrant } from '../tell-registrant.server.ts';
import { attendeeMessages } from './attendee.messages.ts';
import { lockManaged } from './lock-managed.server.ts';
import { managedFieldTypes } from './managed-fields.ts';

/**
 * `addAttendee(...)`: registers someone by hand, for example after a call. An email asks them to
 * confirm and to agree; until then the registration is unconfirmed, but its spot is theirs.
 * @throws Refusal NOT_FOUND for a fair that the caller does not run; CONFLICT where it is over,
 *   full or not published, or the address is registered
 */
export const addAttendee = operation<'addAttendee', AttendeeServices>({
  kind: 'Mutation',
  name: 'addAttendee',
  field: `
  "Registers someone by hand and emails them to confirm. They agree to the terms themselves."
  addAttendee(input: AddAttendeeInput!): ID!`,
  types: `
  "The input of \`addAttendee\`."
  input AddAttendeeInput {
    fairId: ID!
    attendeeType: String!
    "Of students."
    dob: Date
    firstName: String!
    lastName: String!
    email: Email!
    phone: Phone
    attending: [Int]
  }`,
  who: ['ADMINS', 'ADMINS6X6'],
  resolve: ({ input: { fairId, ...given } }, context) =>
    context.services.writer.change(async (tx) => {
      const { world } = context;
      const by = signedIn(context);
      if (!isUuid(fairId)) throw notFound();
      const desk = await openDesk(tx, { id: fairId });
      if (!runsFair(by, desk.summary.fairType)) throw notFound();
      const record = newRecord(FairAttendee, { ...given, fairId, consent: false }, by, world.now());
      refuseCancelled(desk);
      if (desk.endTime <= world.now()) throw conflict(apiSentence(messages.over));
      const { rowCount } = await tx.query(
        'select from fair where id = $1 and published_at is not null',
        [fairId],
      );
      if (rowCount === 0) throw conflict(apiSentence(attendeeMessages.notPublished));
      const attending = sessionsIn(record['attending']);
      const email = String(record['email']).toLowerCase();
      refuseUnknownSessions(desk, attending);
      await refuseSecond(tx, fairId, email);
      const full = await fullRefusal(tx, desk, attending, world.now());
      if (full) throw full;
      const made = {
        ...record,
        id: world.newId(),
        fairId,
        attending,
        email,
        createdAt: world.now(),
        attendeeType: String(record['attendeeType']),
        firstName: String(record['firstName']),
        lastName: String(record['lastName']),
        locale: null,
        timeZone: null,
      };
      const attendee = { ...made, userId: null, owner: null, confirmedAt: null };
      await insertRecords(tx, world, FairAttendee, [attendee]);
      await keepSpot(tx, made.id);
      await writeAuditEntry(tx, world, by, {
        action: 'addAttendee',
        subject: 'FairAttendee',
        subjectId: made.id,
        details: { fairId },
      });
      await tellRegistrant(tx, context, made, 'added', desk.sessions);
      return made.id;
    }),
});

/**
 * `correctAttendee(...)`: edits a registration for its person, who gets an email if the sessions
 * change. The address can change only while unconfirmed; the new one is asked to confirm.
 * @throws Refusal NOT_FOUND, BAD_USER_INPUT by field, CONFLICT where the fair is over or full
 */
export const correctAttendee = operation<'correctAttendee', AttendeeServices>({
  kind: 'Mutation',
  name: 'correctAttendee',
  field: `
  "Corrects a registration on behalf of its owner, who gets an email if the sessions change."
  correctAttendee(input: CorrectAttendeeInput!): Boolean!`,
  types: `
  "The input of \`correctAttendee\`."
  input CorrectAttendeeInput {
    id: ID!
    ${managedFieldTypes}
  }`,
  who: ['ADMINS', 'ADMINS6X6'],
  resolve: ({ input }, context) =>
    context.services.writer.change(async (tx) => {
      const { world } = context;
      const by = signedIn(context);
      const [known] = await lockManaged(tx, context, [input.id], 'look');
      if (!known) throw notFound();
      const desk = await openDesk(tx, { id: known.fairId });
      const [was] = await lockManaged(tx, context, [input.id], 'hold');
      if (!was) throw notFound();
      if (desk.endTime <= world.now()) throw conflict(apiSentence(messages.over));
      const changes = changedFields(FairAttendee, { ...input }, by, world.now(), null);
      const email = (
        typeof changes['email'] === 'string' ? changes['email'] : was.email
      ).toLowerCase();
      const isMoved = email !== was.email.toLowerCase();
      if (isMoved) {
        const { rowCount } = await tx.query(
          'select from fair_attendee where id = $1 and confirmed_at is null and user_id is null',
          [was.id],
        );
        if (rowCount === 0) throw badInput({ email: apiSentence(attendeeMessages.emailIsTheirs) });
        await refuseSecond(tx, was.fairId, email, was.id);
      }
      const before = was.attending ?? [];
      const chosen = 'attending' in changes ? (sessionsIn(changes['attending']) ?? []) : before;
      const added = chosen.filter((number) => !before.includes(number));
      refuseUnknownSessions(desk, added);
      const full = await fullRefusal(tx, desk, added, world.now(), was);
      if (full) throw full;
      await changeRecord(tx, world, FairAttendee, was.id, { ...changes, email });
      const { rows } = await tx.query(
        'select postal_code as "postalCode", country from fair_attendee where id = $1',
        [was.id],
      );
      const wrong = postalCodeFits(rows[0] ?? {}, { viewer: by, now: world.now(), before: null });
      if (wrong) throw badInput(wrong);
      await writeAuditEntry(tx, world, by, {
        action: 'correctAttendee',
        subject: 'FairAttendee',
        subjectId: was.id,
        details: { fields: Object.keys(changes) },
      });
      const [now] = await lockManaged(tx, context, [was.id], 'hold');
      const hasOthers = added.length > 0 || chosen.length !== before.length;
      if (now && isMoved)
        await tellRegistrant(tx, context, now, now.consent ? 'done' : 'added', desk.sessions);
      else if (now && hasOthers) await tellRegistrant(tx, context, now, 'changed', desk.sessions);
      return true;
    }),
});
