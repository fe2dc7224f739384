import { randomBytes, randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { openDatabaseAt } from '../src/platform/database/database.server.ts';
import { transaction } from '../src/platform/database/transaction.server.ts';
import { silentLog } from '../src/platform/log.ts';

// The ceiling of a registration: a form that is posted, and the same rows in one transaction. Nothing
// is checked, counted, limited or written anew: the mail is a copy of one that Quad has written.
const [, , connectionString = '', port = '0'] = process.argv;
const { pool } = openDatabaseAt('server', connectionString, {
  log: silentLog,
  pools: { requests: 10 },
});
const { rows } = await pool.query<Record<string, unknown>>(
  `select m.subject, m.text, m.html, m.calendar::text, a.fair_id as "fairId" from mail m, fair_attendee a
   where m.kind = 'registration-done' and a.email = m.recipient limit 1`,
);
const [copied] = rows;
if (!copied) throw new Error('There is no mail to copy.');

const app = Fastify();
app.addContentTypeParser(
  'application/x-www-form-urlencoded',
  { parseAs: 'string' },
  (_request, body, done) => done(null, new URLSearchParams(String(body))),
);

app.post<{ Body: URLSearchParams }>('/fair-rush/register', async ({ body }, reply) => {
  const email = body.get('email');
  await transaction(pool, async (tx) => {
    await tx.query(
      `insert into fair_attendee (id, fair_id, attendee_type, first_name, last_name, email,
         parent_relationship, postal_code, consent, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, true, now(), now())`,
      [
        randomUUID(),
        copied['fairId'],
        body.get('attendeeType'),
        body.get('firstName'),
        body.get('lastName'),
        email,
        body.get('parentRelationship'),
        body.get('postalCode'),
      ],
    );
    await tx.query(
      `insert into link_token (id, hash, purpose, address, payload, created_at, expires_at)
       values ($1, $2, 'sign-in', $3, '{"fair": "rush", "name": "Rosa Reyes"}', now(), now())`,
      [randomUUID(), randomBytes(32), email],
    );
    const id = randomUUID();
    await tx.query(
      `insert into mail (id, kind, recipient, subject, text, html, calendar, headers, bulk, status,
         next_attempt_at, message_id, created_at, sent_at, ended_at)
       values ($1, 'registration-done', $2, $3, $4, $5, $6, '{}', false, 'sent', now(), $7, now(), now(), now())`,
      [
        id,
        email,
        copied['subject'],
        copied['text'],
        copied['html'],
        copied['calendar'],
        `<${id}@quad.example>`,
      ],
    );
  });
  return reply.redirect('/fair-rush/registration-confirmation');
});

await app.listen({ port: Number(port), host: '127.0.0.1' });
process.send?.('ready');
process.on('disconnect', () => process.exit(0));
