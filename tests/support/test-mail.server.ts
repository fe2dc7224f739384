import type { TestServer } from './test-server.server.ts';

/** An email in the outbox, as its reader sees it. */
export interface ReadMail {
  readonly kind: string;
  readonly subject: string;
  readonly text: string;
  readonly status: string;
}

/** The emails to an address, oldest first. */
export async function mailsTo({ database }: TestServer, email: string): Promise<ReadMail[]> {
  const { rows } = await database.pool.query<ReadMail>(
    'select kind, subject, text, status from mail where recipient = $1 order by id',
    [email],
  );
  return rows;
}

/** The token in the link of the last email of this kind to an address. */
export async function lastToken(app: TestServer, email: string, kind: string): Promise<string> {
  const mails = (await mailsTo(app, email)).filter((mail) => mail.kind === kind);
  const token = /(?:\/app\/invitations\/|\/(?:team-)?invitation\?key=)([\w-]{22})(?![\w-])/.exec(
    mails.at(-1)?.text ?? '',
  )?.[1];
  if (!token) throw new Error(`No mail of kind ${kind} to ${email} holds a link.`);
  return token;
}
