import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Payments } from '../../payments/payments.ts';
import { notFound } from '../../../platform/model/refusal.ts';
import type { Viewer } from '../../../platform/model/viewer.ts';
import { openBillingLink } from '../billing-emails/billing-link.server.ts';
import { readProof } from '../confirmation/exhibitor-proof.server.ts';
import { numberOn, printDocument } from './print-document.server.ts';
import { readProofCookie } from '../confirmation/proof-cookie.ts';
import { receiptFor, receiptOfExhibitor } from './receipts.server.ts';
import type { ShownDocument } from '../billing-emails/billing-document.server.ts';

interface Parts {
  readonly payments: Payments;
  readonly secret: string;
  readonly publicUrl: string;
  readonly admit: (request: FastifyRequest) => Promise<void>;
  readonly identify: (request: FastifyRequest) => Promise<Viewer | null>;
  readonly localeOf: (request: FastifyRequest) => string;
}

/**
 * `GET /api/receipts/{id}`: the PDF of a receipt or an invoice, for those who may see it; `GET
 * /fair-{slug}/receipt.pdf`: the guest's, by the proof in their browser; `GET
 * /billing/{token}/document.pdf`: that of an emailed link, without an account. Everyone else gets a
 * 404.
 */
export function serveReceipts(app: FastifyInstance, parts: Parts): void {
  const { payments, secret, publicUrl, admit, identify, localeOf } = parts;
  const { world } = payments;
  const guarded = { onRequest: admit };
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    shown: ShownDocument | null,
    path: string | null,
  ) => {
    if (!shown) throw notFound();
    const locale = localeOf(request);
    const pdf = await printDocument(
      shown,
      locale,
      world.now(),
      path && publicUrl + path,
      (blocks) => {
        request.log.warn(
          { event: 'billing.glyphs_missing', receipt: shown.receipt.id, blocks },
          'The font of PDFs lacks some characters of this receipt.',
        );
      },
    );
    return reply
      .headers({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'content-disposition': `inline; filename="${numberOn(shown)}.pdf"`,
        'x-robots-tag': 'noindex',
      })
      .type('application/pdf')
      .send(pdf);
  };
  app.get<{ Params: { id: string } }>('/api/receipts/:id', guarded, async (request, reply) => {
    const viewer = await identify(request);
    const { id, role } = viewer ?? { id: null, role: 'guests' as const };
    if (!viewer || id === null || role === 'guests') throw notFound();
    const receipt = await receiptFor(payments, { ...viewer, id, role }, request.params.id);
    return answer(
      request,
      reply,
      receipt && { receipt, refund: null, voidReason: null },
      `/app/fairs/signup/receipts/${request.params.id}`,
    );
  });
  app.get<{ Params: { slug: string } }>(
    '/fair-:slug(^[a-z0-9-]+)/receipt.pdf',
    guarded,
    async (request, reply) => {
      const proofToken = readProofCookie(request.headers.cookie);
      const proof = proofToken === null ? null : readProof(secret, world, proofToken);
      const receipt = proof?.how === 'mailed' ? await receiptOfExhibitor(payments, proof.id) : null;
      return answer(
        request,
        reply,
        receipt && { receipt, refund: null, voidReason: null },
        `/fair-${request.params.slug}/confirmation`,
      );
    },
  );
  app.get<{ Params: { token: string } }>(
    '/billing/:token/document.pdf',
    guarded,
    async (request, reply) =>
      answer(
        request,
        reply,
        await openBillingLink(payments.pool, payments, request.params.token),
        null,
      ),
  );
}
