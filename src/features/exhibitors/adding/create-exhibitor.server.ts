import { noteStranger } from '../../accounts/strangers.server.ts';
import { collegeRefusals } from '../../colleges/college-refusals.messages.ts';
import { runsFair } from '../../fairs/fair-organizers.server.ts';
import { withoutOpenCheckout } from '../../payments/without-open-checkout.server.ts';
import type { PaymentCall, PaymentServices } from '../../payments/payments.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import type { WriteHook } from '../../../platform/graphql/write-hook.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput, conflict } from '../../../platform/model/refusal.ts';
import type { Write } from '../../../platform/store/writer.server.ts';
import { refuseClosedFair } from '../registering/open-fair.server.ts';
import {
  checkRegistration,
  enroll,
  type RegistrationInput,
} from '../registering/register-exhibitor.server.ts';
import { spendOnExhibiting } from '../registering/spend-on-exhibiting.server.ts';

/**
 * `createFairExhibitor`. For the public it equals `registerExhibitor`: same hours, consent, one
 * registration per college, contact, name and location, same email. Fair staff can enter an
 * exhibitor at any time, without notifying anyone.
 */
export const createExhibitor: WriteHook<PaymentServices> = {
  entityName: 'FairExhibitor',
  verb: 'create',
  async write(write, context) {
    const { services } = context;
    const { writer } = services;
    if (!write.viewer.role.startsWith('ADMINS')) await spendOnExhibiting(context);
    return withoutOpenCheckout(services.payments, async (tx) => {
      const { fairId, fairType } = await readFair(tx, write);
      const { role } = write.viewer;
      if (role.startsWith('ADMINS')) {
        const row = await enter(tx, context, write);
        if (!runsFair(write.viewer, fairType)) {
          if (write.input['consent'] !== true) throw badInput({ consent: messages.required });
          await refuseClosedFair(tx, fairId, context.world.now());
        }
        return { done: row };
      }
      // Without access to the fair, the caller gets only that error.
      const answer = await writer.check(write, tx);
      if (write.input['consent'] !== true) throw badInput({ consent: messages.required });
      const { paymentType } = write.input;
      const input: RegistrationInput = {
        ...write.input,
        fairId,
        paymentType: String(paymentType),
      };
      const record = checkRegistration(context, input);
      const contact = String(record['primaryContactEmail']);
      await noteStranger(tx, context.world, context, contact);
      const { id } = await enroll(tx, context, input, record);
      return { done: { ...answer, id } };
    });
  },
};

/** An admin's entry; its booth is made with `createFairBooth`, or when a college is assigned. */
async function enter(tx: Queryable, { services: { writer }, world }: PaymentCall, write: Write) {
  const row = await writer.create(write, tx);
  await tx.query('insert into exhibitor_registration (exhibitor_id, created_at) values ($1, $2)', [
    row['id'],
    world.now(),
  ]);
  return row;
}

/** `createFairBooth` has the same deadline: it opens no booth at a fair that is closed. */
export const createBooth: WriteHook<PaymentServices> = {
  entityName: 'FairBooth',
  verb: 'create',
  async write(write, context) {
    const { services, world } = context;
    const { writer } = services;
    if (!write.viewer.role.startsWith('ADMINS')) await spendOnExhibiting(context);
    return writer.change(async (tx) => {
      const row = await writer.create(write, tx);
      const { fairId, fairType } = await readFair(tx, write);
      if (runsFair(write.viewer, fairType)) return row;
      await refuseDraft(tx, write.input['collegeId']);
      await refuseClosedFair(tx, fairId, world.now());
      return row;
    });
  },
};

async function readFair(
  tx: Queryable,
  { input: { fairId } }: Write,
): Promise<{ readonly fairId: string; readonly fairType: string }> {
  const id = typeof fairId === 'string' && isUuid(fairId) ? fairId : null;
  const rows = await readRows(tx, { fairType: 'text' })(
    'select fair_type as "fairType" from fair where id = $1',
    [id],
  );
  return { fairId: String(fairId), fairType: rows[0]?.fairType ?? '' };
}

/** @throws Refusal CONFLICT for a college pending approval */
async function refuseDraft(tx: Queryable, collegeId: unknown): Promise<void> {
  const rows = await readRows(tx, { status: 'text' })('select status from college where id = $1', [
    collegeId,
  ]);
  if (rows[0]?.status !== 'active') throw conflict(apiSentence(collegeRefusals.boothAfterApproval));
}
