import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Payments } from '../payments/payments.ts';
import { notFound } from '../platform/model/refusal.ts';
import type { Viewer } from '../platform/model/viewer.ts';
import type { Sheet } from '../platform/pdf/sheet.ts';
import { writePdf } from '../platform/pdf/write-pdf.server.ts';
import { speak } from '../platform/words/speak.ts';
import { describeReceipt } from './describe-receipt.ts';
import { readProof } from './exhibitor-proof.server.ts';
import { readProofCookie } from './proof-cookie.ts';
import { receiptFor, receiptOfExhibitor } from './receipts.server.ts';
import type { Receipt } from './receipt-shape.ts';

interface Parts {
  readonly payments: Payments;
  readonly secret: string;
  readonly admit: (request: FastifyRequest) => Promise<void>;
  readonly identify: (request: FastifyRequest) => Promise<Viewer | null>;
  readonly localeOf: (request: FastifyRequest) => string;
}

/**
 * `GET /api/receipts/{id}`: the PDF of a receipt or an invoice, for whoever may see it;
 * `GET /fair-{slug}/receipt.pdf`: the guest's, by the proof that his browser holds. For everybody else
 * there is no such thing.
 */
export function serveReceipts(app: FastifyInstance, parts: Parts): void {
  const { payments, secret, admit, identify, localeOf } = parts;
  const { world } = payments;
  const guarded = { onRequest: admit };
  const answer = async (request: FastifyRequest, reply: FastifyReply, receipt: Receipt | null) => {
    if (!receipt) throw notFound();
    const locale = localeOf(request);
    const pdf = await printReceipt(receipt, locale, world.now(), (blocks) => {
      request.log.warn(
        { receipt: receipt.id, blocks },
        'No font has some letters of this receipt.',
      );
    });
    return reply
      .headers({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'content-disposition': `inline; filename="${receipt.number}.pdf"`,
      })
      .type('application/pdf')
      .send(pdf);
  };
  app.get<{ Params: { id: string } }>('/api/receipts/:id', guarded, async (request, reply) => {
    const viewer = await identify(request);
    const { id, role } = viewer ?? { id: null, role: 'guests' as const };
    if (!viewer || id === null || role === 'guests') throw notFound();
    return answer(
      request,
      reply,
      await receiptFor(payments, { ...viewer, id, role }, request.params.id),
    );
  });
  app.get<{ Params: { slug: string } }>(
    '/fair-:slug(^[a-z0-9-]+)/receipt.pdf',
    guarded,
    async (request, reply) => {
      const given = readProofCookie(request.headers.cookie);
      const proof = given === null ? null : readProof(secret, world, given);
      const receipt = proof?.how === 'mailed' ? await receiptOfExhibitor(payments, proof.id) : null;
      return answer(request, reply, receipt);
    },
  );
}

/** A receipt on paper. */
export function printReceipt(
  receipt: Receipt,
  locale: string,
  now: Date,
  onMissing?: (blocks: readonly string[]) => void,
): Promise<Buffer> {
  const { seller, number } = receipt;
  const { title, facts, head, rows, foot, notes } = describeReceipt(speak(locale), locale, receipt);
  const sheet: Sheet = {
    title: `${title} ${number}`,
    from: seller.name,
    foot: [seller.legalName, seller.address, seller.email].filter((one) => one !== null).join(', '),
    locale,
    now,
    blocks: [
      { kind: 'facts', rows: facts },
      { kind: 'table', head, rows, foot },
      ...notes.map((text) => ({ kind: 'note', text }) as const),
    ],
  };
  return writePdf(sheet, onMissing);
}
