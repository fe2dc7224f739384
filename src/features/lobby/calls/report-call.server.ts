import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { spend } from '../../../platform/http/spend.server.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { notFound, rateLimited } from '../../../platform/model/refusal.ts';
import { accessCall } from './call-access.server.ts';

const budget = { points: 20, perSeconds: 600 };

/** `reportCall(...)`: tells the organizers of a call, or a person in it. Repeating it changes nothing, unless an admin has closed it. */
export const reportCall = operation<'reportCall', PeopleServices>({
  kind: 'Mutation',
  name: 'reportCall',
  field: `
  "Reports a call, or a person in it, to the organizers. No one in the call learns of it."
  reportCall(callId: ID!, reason: CallReportReason!, about: ID): Boolean!`,
  types: `
  "The reason to report a call."
  enum CallReportReason {
    "Rude, threatening or sexual behavior."
    behavior
    "Asking for contact details or a meeting."
    contact
    "Taking pictures or recording."
    picture
    other
  }`,
  who: ['signedIn'],
  async resolve({ callId, reason, about }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    const { pool } = services.database;
    const { allowed, retryAfter } = await spend(pool, world, `call-report:${by.id}`, budget);
    if (!allowed) throw rateLimited(retryAfter);
    const call = await accessCall(pool, by, callId);
    return services.writer.change(async (tx) => {
      const [person] =
        about != null && isUuid(about)
          ? await readRows(tx, { id: 'text' })(
              'select id from call_person where id = $1 and call_id = $2',
              [about, call.id],
            )
          : [];
      if (about != null && !person) throw notFound();
      await tx.query(
        `insert into call_report (id, call_id, reported_by, about, reason, reported_at)
         values ($1, $2, $3, $4, $5, $6)
         on conflict (call_id, reported_by, reason) do update
           set closed_at = null, closed_by = null, about = excluded.about,
             reported_at = excluded.reported_at
           where call_report.closed_at is not null`,
        [world.newId(), call.id, by.id, person?.id ?? null, reason, world.now()],
      );
      return true;
    });
  },
});
