import { signedIn } from '../../accounts/people-services.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { notFound } from '../../../platform/model/refusal.ts';
import type { AttendeeServices } from '../attendee-services.ts';
import { openDesk } from '../fair-registration-state.server.ts';
import { maySendLinkTo } from '../my-registration/send-registration-link.server.ts';
import { tellRegistrant } from '../tell-registrant.server.ts';
import { lockManaged } from './lock-managed.server.ts';

/** Maximum registrations per bulk action. */
const most = 200;

/**
 * `cancelAttendees(...)`: cancels registrations for good, and emails the people if requested.
 * Nothing of them is stored, as when a person cancels.
 * @throws Refusal NOT_FOUND if the caller can access none of them
 */
export const cancelAttendees = operation<'cancelAttendees', AttendeeServices>({
  kind: 'Mutation',
  name: 'cancelAttendees',
  field: `
  "Cancels up to 200 registrations and answers how many. With \`tell\`, the people get an email unless the fair is over."
  cancelAttendees(ids: [ID!]!, tell: Boolean!): Int!`,
  who: ['ADMINS', 'ADMINS6X6'],
  resolve: ({ ids, tell }, context) =>
    context.services.writer.change(async (tx) => {
      const { world } = context;
      const all = await lockManaged(tx, context, ids.slice(0, most), 'hold');
      if (all.length === 0) throw notFound();
      await tx.query('delete from fair_attendee where id = any($1::uuid[])', [
        all.map(({ id }) => id),
      ]);
      for (const one of all) {
        const told = tell && one.endTime > world.now();
        if (told) await tellRegistrant(tx, context, one, 'ended', []);
        await writeAuditEntry(tx, world, signedIn(context), {
          ...{ action: 'cancelAttendee', subject: 'FairAttendee', subjectId: one.id },
          details: { fairId: one.fairId, told },
        });
      }
      return all.length;
    }),
});

/** How many emails were resent, and how many people had reached the limit. */
interface Resent {
  readonly sent: number;
  readonly skipped: number;
}

/**
 * `resendConfirmations(...)`: resends people's confirmation, with a new link. Limits: five emails
 * per person within an hour, ten within a day.
 * @throws Refusal NOT_FOUND if the caller can access none of them
 */
export const resendConfirmations = operation<'resendConfirmations', AttendeeServices>({
  kind: 'Mutation',
  name: 'resendConfirmations',
  field: `
  "Emails up to 200 people their confirmation again, except for fairs that are over and people who got many already."
  resendConfirmations(ids: [ID!]!): ResentConfirmations!`,
  types: `
  "The result of resending confirmations."
  type ResentConfirmations { sent: Int! skipped: Int! }`,
  who: ['ADMINS', 'ADMINS6X6'],
  async resolve({ ids }, context): Promise<Resent> {
    const { services, world } = context;
    const { pool } = services.database;
    const all = await lockManaged(pool, context, ids.slice(0, most), 'look');
    if (all.length === 0) throw notFound();
    const wanted = new Set<string>();
    for (const { id, email, endTime } of all)
      if (endTime > world.now() && (await maySendLinkTo(pool, world, email)) === null)
        wanted.add(id);
    const sent = await services.writer.change(async (tx) => {
      const held = await lockManaged(tx, context, [...wanted], 'hold');
      for (const one of held) {
        const { sessions } = await openDesk(tx, { id: one.fairId });
        await tellRegistrant(tx, context, one, one.consent ? 'done' : 'added', sessions);
        await writeAuditEntry(tx, world, signedIn(context), {
          ...{ action: 'resendConfirmation', subject: 'FairAttendee', subjectId: one.id },
          details: { fairId: one.fairId },
        });
      }
      return held.length;
    });
    return { sent, skipped: all.length - sent };
  },
});
