import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { sendAccountEmail } from '../../accounts/account-email.server.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { notFound } from '../../../platform/model/refusal.ts';
import { learnDomain } from './staff-domain.server.ts';
import { hasClasses } from './has-classes.ts';
import { counselorEmails as messages } from './emails.messages.ts';

/** `confirmCounselor(...)`: an admin confirms a counselor, or revokes that. */
export const confirmCounselor = operation<'confirmCounselor', PeopleServices>({
  kind: 'Mutation',
  name: 'confirmCounselor',
  field: `
  "Confirms a counselor, or removes the confirmation, for admins."
  confirmCounselor(counselorId: ID!, confirmed: Boolean! = true): Counselor`,
  who: ['ADMINS'],
  async resolve({ counselorId, confirmed }, context, records) {
    const by = signedIn(context);
    const { services, world } = context;
    await services.writer.change(async (tx) => {
      const now = world.now();
      const rows = isUuid(counselorId)
        ? await readRows(tx, { email: 'text?', news: 'boolean' })(
            `with before as (select * from counselor where id = $1 for update)
             update counselor o
             set confirmed_at = case when $2 then coalesce(o.confirmed_at, $3) end, updated_at = $3
             from before b left join account a on a.id = b.user_id and a.email_verified
             where o.id = b.id
             returning a.email, $2 and b.confirmed_at is null as news`,
            [counselorId, confirmed, now],
          )
        : [];
      const counselor = rows[0];
      if (!counselor) throw notFound();
      await writeAuditEntry(tx, world, by, {
        action: 'confirmCounselor',
        subject: 'Counselor',
        subjectId: counselorId,
        details: { confirmed },
      });
      if (!counselor.news || counselor.email === null) return;
      await learnDomain(tx, counselorId);
      await tellConfirmed(tx, services, counselor.email);
    });
    return records?.get(by, counselorId) ?? null;
  },
});

/** Emails a counselor that they are confirmed. */
export async function tellConfirmed(
  tx: Queryable,
  services: PeopleServices,
  email: string,
): Promise<void> {
  await sendAccountEmail(tx, services, {
    kind: 'counselor-confirmed',
    to: email,
    write: (t) => ({
      subject: t(messages.confirmedSubject),
      heading: t(messages.confirmedSubject),
      paragraphs: [t(messages.confirmedLead, { hasClasses: hasClasses(services) })],
      action: { label: t(messages.confirmedAction), url: `${services.env.publicUrl}/app` },
    }),
  });
}
