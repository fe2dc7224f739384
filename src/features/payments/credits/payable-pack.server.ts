import { badInput, notFound } from '../../../platform/model/refusal.ts';
import { priceOfPack } from '../compute-price.ts';
import { issueBillingDocument } from '../issue-billing-document.server.ts';
import type { Payable } from '../payments.ts';
import { readPayer } from '../read-payer.server.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { paymentRefusals as messages } from '../payment-refusals.messages.ts';

/** The subject id of a college's purchase of this many packs. */
export const packSubject = (collegeId: string, packId: string, quantity: number): string =>
  `${packId} ${quantity} ${collegeId}`;

/** Packs of credits; the code that applies the payment enters the credits. */
export const payablePack: Payable = {
  kind: 'pack',
  async offer(tx, { prices }, by, subjectId) {
    const [packId = '', quantity = '', collegeId = ''] = subjectId.split(' ');
    if (by.id === null) throw notFound();
    const payer = await readPayer(tx, by, collegeId);
    const price = priceOfPack(prices.list, packId, Number(quantity));
    if (!price) throw badInput({ packId: apiSentence(messages.noPack) });
    return { price, collegeId: payer.id, fairIds: [], returnPath: '/app/fairs/signup' };
  },
  async settle(tx, { world }, { id }, outcome) {
    if (outcome === 'paid')
      await issueBillingDocument(tx, world, { kind: 'receipt', subject: 'pack', subjectId: id });
  },
};
