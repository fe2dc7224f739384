import { signedIn, type PeopleCall } from '../../accounts/people-services.ts';
import type { NamedAction } from '../../../platform/audit/audit-actions.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { nullable, readRows, textOf } from '../../../platform/database/read-rows.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { forbidden, notFound } from '../../../platform/model/refusal.ts';
import { readMessage, type BoothMessage } from '../conversation/read-messages.server.ts';
import { refuseMuted } from '../refuse-muted.server.ts';
import { openBooth, readingOf, type OpenBooth } from '../booth-page/open-booth.server.ts';

/** A message being changed, locked for that time, and who changes it. */
export interface Changing {
  readonly booth: OpenBooth;
  readonly by: ReturnType<typeof signedIn>;
  readonly message: {
    readonly authorAs: 'student' | 'parent' | 'counselor' | 'rep';
    readonly hiddenAs: 'rep' | 'admin' | null;
  };
}

/**
 * Changes a message for a rep of its booth or an admin, and returns its new state. A change already
 * made is kept: a second caller changes nothing, and the first one remains recorded.
 * @param change returns whether it changed something
 * @throws Refusal NOT_FOUND where there is none for the caller, FORBIDDEN for everyone else
 */
export async function changeMessage(
  context: PeopleCall,
  id: string,
  action: NamedAction,
  change: (tx: Queryable, changing: Changing) => Promise<boolean>,
): Promise<BoothMessage> {
  const by = signedIn(context);
  const { services, world } = context;
  return services.writer.change(async (tx) => {
    const [message] = isUuid(id)
      ? await readRows<Changing['message'] & { readonly boothId: string }>(tx, {
          authorAs: textOf(),
          hiddenAs: nullable(textOf()),
          boothId: 'text',
        })(
          `select booth_id as "boothId", author_as as "authorAs", hidden_as as "hiddenAs"
           from booth_message where id = $1 for no key update`,
          [id],
        )
      : [];
    if (!message) throw notFound();
    const booth = await openBooth(tx, by, message.boothId);
    if (!booth.isStaff) throw forbidden();
    refuseMuted(booth);
    if (await change(tx, { booth, by, message }))
      await writeAuditEntry(tx, world, by, { action, subject: 'BoothMessage', subjectId: id });
    const now = await readMessage(tx, readingOf(booth, by.id), id);
    if (now === null || now === 'gone') throw notFound();
    return now;
  });
}
