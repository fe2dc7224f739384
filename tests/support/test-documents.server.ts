import type { LightMyRequestResponse } from 'fastify';
import type { Attachment, ParsedMail } from 'mailparser';
import { extractText } from 'unpdf';
import { afterAll, beforeEach, expect } from 'vitest';
import { startMailServer, type MailServer } from '../../src/platform/testing/mail-server.server.ts';
import { exhibitorServer, type ExhibitorServer } from './test-exhibitors.server.ts';

/** A server that emails invoices, receipts and refunds to a real mail server. */
interface DocumentServer extends ExhibitorServer {
  readonly server: MailServer;
  /** A minute passes, and every email of it is delivered. */
  aMinute(): Promise<void>;
  /** The emails of a kind to a recipient, by the start of their subject; oldest first. */
  got(to: string, kind: 'Invoice' | 'Receipt' | 'Refund'): readonly ParsedMail[];
  /** The text of an attached PDF. */
  read(file: Attachment | undefined): Promise<string>;
  /** The PDF behind an emailed link, asked for without cookies. */
  ofLink(path: string): Promise<LightMyRequestResponse>;
  pdfOf(path: string): Promise<string>;
  /** The day, as documents write it. */
  today(): string;
  /** The address of a business office that no one has heard of. */
  office(): string;
}

/** The recipient of an email. */
export const addressOf = ({ to }: ParsedMail): string => (to && !Array.isArray(to) ? to.text : '');

/** The path of the link in an email that brings a document. */
export const linkIn = (mail: ParsedMail | undefined): string =>
  /(\/billing\/[\w-]{22})\n/.exec(mail?.text ?? '')?.[1] ?? '';

/** Opens such a server with its own database. */
export async function documentServer(): Promise<DocumentServer> {
  const server = await startMailServer();
  const app = await exhibitorServer({
    SMTP_URL: server.url,
    MAIL_FROM: 'Quad <fairs@quad.example>',
    BRAND_TAX_ID: 'EIN 12-3456789',
    REMITTANCE:
      'ACH: First Bank, routing 021000021\\nChecks: Quad Fairs, PO Box 12, Athens, OH 45701',
  });
  const { world } = app;
  const { pool } = app.database;
  afterAll(() => server.close());
  beforeEach(() => {
    server.behave();
    server.received.length = 0;
  });
  let offices = 0;
  const textOf = async (bytes: Uint8Array) => (await extractText(bytes, { mergePages: true })).text;
  /** Waits until the outbox is empty, including emails being sent. */
  const delivered = () =>
    expect
      .poll(async () => {
        await app.mailService.deliverDue();
        const { rows } = await pool.query<{ waiting: number }>(
          `select count(*)::int as waiting from mail where status in ('queued', 'sending')`,
        );
        return rows[0]?.waiting;
      })
      .toBe(0);
  const ofLink = (path: string) => app.fastify.inject({ url: `${path}/document.pdf` });
  return {
    ...app,
    server,
    async aMinute() {
      world.advance(60_000);
      await app.jobs.runDue();
      await delivered();
    },
    got: (to, kind) =>
      server.received.filter(
        (mail) => addressOf(mail) === to && mail.subject?.startsWith(kind) === true,
      ),
    async read(file) {
      expect(file?.contentType).toBe('application/pdf');
      expect(file?.filename).toMatch(/^\d{8}-[\dA-F]{6}\.pdf$/);
      const bytes = new Uint8Array(file?.content ?? []);
      expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
      return textOf(bytes);
    },
    ofLink,
    async pdfOf(path) {
      const answer = await ofLink(path);
      expect(answer.statusCode).toBe(200);
      return textOf(new Uint8Array(answer.rawPayload));
    },
    today: () =>
      new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(world.now()),
    office() {
      offices += 1;
      return `office-${offices}@business.test`;
    },
  };
}
