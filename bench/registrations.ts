import autocannon from 'autocannon';
import type { Database } from '../src/platform/database/database.server.ts';
import { realWorld } from '../src/platform/real-world.server.ts';
import type { Figure } from './report.ts';
import { median, startServer, type Running } from './servers.ts';

const path = '/fair-rush/register';
let sent = 0;

/** The last step of the form as a browser posts it, of someone new behind one of 500 addresses. */
function nextForm(): { body: string; headers: Record<string, string> } {
  sent += 1;
  const body = new URLSearchParams({
    intent: 'say',
    attendeeType: 'parent',
    firstName: 'Rosa',
    lastName: 'Reyes',
    email: `person-${sent}@bench.test`,
    parentRelationship: 'Mother',
    postalCode: '01103',
    consent: 'true',
  });
  return {
    body: body.toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': `198.18.${sent % 2}.${(sent % 250) + 1}`,
    },
  };
}

/** Registrations a second: each a form that is posted, and answered when its rows are committed. */
async function register({ url }: Running, seconds: number): Promise<number> {
  const result = await autocannon({
    url: `${url}${path}`,
    connections: 32,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        path,
        setupRequest: (request) => {
          const { body, headers } = nextForm();
          return { ...request, body, headers: { ...headers, origin: url } };
        },
      },
    ],
  });
  // Who is registered is led on; a form that is shown again was refused.
  if (result['3xx'] < result.requests.total || result.errors > 0)
    throw new Error(`${result['3xx']} of ${result.requests.total} forms were taken.`);
  return result.requests.average;
}

/** From the posted form to the committed row and the mail in the outbox, against the bare rows. */
export async function measureRegistrations({
  pool,
  connectionString,
}: Database): Promise<Figure[]> {
  await pool.query(
    `insert into fair (id, name, slug, start_time, end_time, exhibitor_deadline, fair_type, published_at)
     values ($1, 'The rush', 'rush', now() + interval '30 days', now() + interval '31 days',
       now() + interval '20 days', 'booth', now())`,
    [realWorld.newId()],
  );
  const quad = await startServer('quad-server.ts', connectionString, 4113, { pages: true });
  try {
    // The first turn warms up, and writes the mail that the bare server copies.
    await register(quad, 3);
    const bare = await startServer('bare-form-server.ts', connectionString, 4114);
    try {
      await register(bare, 1);
      const rates: { bare: number[]; quad: number[] } = { bare: [], quad: [] };
      for (let turn = 0; turn < 3; turn += 1) {
        rates.bare.push(await register(bare, 3));
        rates.quad.push(await register(quad, 3));
      }
      return [
        {
          what: 'register by the form',
          value: median(rates.quad),
          ceiling: median(rates.bare),
          unit: '/s',
          aim: { atLeastShare: 0.15 },
        },
      ];
    } finally {
      await bare.stop();
    }
  } finally {
    await quad.stop();
  }
}
