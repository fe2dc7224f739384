import { Agent as PlainAgent, request as askPlainly, type RequestOptions } from 'node:http';
import { Agent as SecureAgent, request as askSecurely } from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { signSessionToken } from '../../src/features/accounts/callers/session-token.server.ts';
import { LiveClient } from './live-client.fixture.server.ts';
import type { Queryable } from '../../src/platform/database/queryable.ts';
import { realWorld } from '../../src/platform/real-world.server.ts';
import type { Balancer } from '../../src/platform/testing/balancer.server.ts';
import { eventually } from '../../src/platform/testing/eventually.ts';

/** A booth at a live fair, its rep, and its listeners. */
interface CrowdedBooth {
  readonly boothId: string;
  readonly rep: string;
  readonly attendees: readonly string[];
}

/** A fair that is live, with crowded booths. */
export interface CrowdedFair {
  readonly slug: string;
  readonly booths: readonly CrowdedBooth[];
}

/** Creates a live fair, and everyone at it with a session signed by `secret`. */
export async function makeCrowdedFair(
  pool: Queryable,
  secret: string,
  { booths, perBooth }: { readonly booths: number; readonly perBooth: number },
): Promise<CrowdedFair> {
  const [fairId, slug] = [realWorld.newId(), 'rolling'];
  await pool.query(
    `insert into fair (id, name, slug, start_time, end_time, exhibitor_deadline, fair_type, published_at)
     values ($1, 'A fair that goes on', $2, now() - interval '1 hour', now() + interval '5 hours',
       now() - interval '1 day', 'booth', now())`,
    [fairId, slug],
  );
  const people = async (type: string, count: number) => {
    const ids = Array.from({ length: count }, () => realWorld.newId());
    const tokens = ids.map(() => Buffer.from(realWorld.randomBytes(24)).toString('base64url'));
    await pool.query(
      `insert into account (id, email, email_verified, name, user_type)
       select id, id || '@fair.test', true, 'Maya', $2 from unnest($1::uuid[]) id`,
      [ids, type],
    );
    await pool.query(
      `insert into session (account_id, token, expires_at, updated_at)
       select id, token, now() + interval '7 days', now()
       from unnest($1::uuid[], $2::text[]) p (id, token)`,
      [ids, tokens],
    );
    return { ids, signed: tokens.map((token) => signSessionToken(secret, token)) };
  };
  const made = Array.from({ length: booths }, async (_, place): Promise<CrowdedBooth> => {
    const [boothId, collegeId] = [realWorld.newId(), realWorld.newId()];
    const rep = await people('college', 1);
    await pool.query(
      `insert into college (id, name, name_lower, city, state, status)
       values ($1, $2, lower($2), 'Athens', 'OH', 'active')`,
      [collegeId, `College ${place}`],
    );
    await pool.query(
      `insert into college_rep (id, college_id, user_id, first_name, last_name, email, confirmed_at)
       values (gen_random_uuid(), $1, $2, 'Dana', 'Kowalski', 'dana@fair.test', now())`,
      [collegeId, rep.ids[0]],
    );
    await pool.query(
      `insert into fair_booth (id, fair_id, college_id, booth_sent) values ($1, $2, $3, true)`,
      [boothId, fairId, collegeId],
    );
    const attendees = await people('student', perBooth);
    await pool.query(
      `insert into fair_attendee (id, fair_id, attendee_type, first_name, last_name, email, user_id,
         owner, consent, dob)
       select gen_random_uuid(), $1, 'student', 'Maya', 'Reyes', id || '@fair.test', id, id, true,
         '2008-05-01' from unnest($2::uuid[]) id`,
      [fairId, attendees.ids],
    );
    return { boothId, rep: rep.signed[0] ?? '', attendees: attendees.signed };
  });
  return { slug, booths: await Promise.all(made) };
}

/** Everyone at the fair, until stopped. */
export interface Crowd {
  /** Requests that were answered as they should be. */
  readonly answered: number;
  /** Errors, one line each. */
  readonly failures: readonly string[];
  /**
   * Requests on an idle connection that the proxy had just closed, as it does when it reloads.
   * Every browser and library retries these automatically (RFC 9112, section 9.3.1).
   */
  readonly metClosed: number;
  /** Codes with which sockets were closed, each time. */
  readonly closed: readonly number[];
  /** Messages that were acknowledged and how many listeners have all those of their booth. */
  heard(): { readonly said: number; readonly complete: number; readonly open: number };
  /** Stops requests and messages; listeners stay. */
  stop(): Promise<void>;
  close(): void;
}

/** Everything that pages name and browsers fetch for them. */
const assetsIn = (html: string): string[] =>
  [...html.matchAll(/["'(](\/assets\/[\w.-]+)/g)].map(([, name]) => name ?? '');

/**
 * Visitors, each from their own loopback address, read pages, assets and the API, reps write, and
 * everyone at a booth listens, all through a load balancer.
 */
export async function startCrowd(
  front: Balancer,
  { slug, booths }: CrowdedFair,
  visitors: number,
): Promise<Crowd> {
  const failures: string[] = [];
  const closed: number[] = [];
  const assets = new Set<string>();
  const pages = ['/', '/calendar', '/colleges', '/resources', '/pricing', `/fair-${slug}`];
  const { host, hostname } = new URL(front.publicUrl);
  const tls = front.ca === undefined ? {} : { ca: front.ca, servername: hostname };
  let answered = 0;
  let metClosed = 0;
  let isOver = false;

  const any = <One>(all: readonly One[]): One | undefined =>
    all[Math.floor(Math.random() * all.length)];

  function asker(localAddress: string) {
    const agent = front.ca
      ? new SecureAgent({ keepAlive: true })
      : new PlainAgent({ keepAlive: true });
    return async function ask(
      path: string,
      token?: string,
      body?: object,
      isAgain = false,
    ): Promise<string> {
      const options: RequestOptions = {
        host: '127.0.0.1',
        port: front.port,
        path,
        agent,
        localAddress,
        ...tls,
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          host,
          ...(path.startsWith('/assets/')
            ? {}
            : { accept: body ? 'application/json' : 'text/html' }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
      };
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      const sent = (front.ca ? askSecurely : askPlainly)(options, (answer) => {
        text(answer).then(async (said) => {
          // On a busy machine calls cost more points; a refused caller waits.
          const wait = answer.statusCode === 429 ? /"retryAfter":(\d+)/.exec(said)?.[1] : undefined;
          if (wait !== undefined) {
            await pause(Number(wait) * 1000);
            return resolve(await ask(path, token, body));
          }
          const isGood = answer.statusCode === 200 && !said.includes('"errors":[');
          if (isGood) answered += 1;
          else failures.push(`${path}: ${answer.statusCode} ${said.slice(0, 300)}`);
          resolve(said);
        }, reject);
      });
      sent.on('error', (error) => {
        if (!sent.reusedSocket || isAgain) return reject(error);
        metClosed += 1;
        ask(path, token, body, true).then(resolve, reject);
      });
      sent.end(body === undefined ? undefined : JSON.stringify(body));
      return promise.catch((error: unknown) => {
        failures.push(`${path}: ${String(error)}`);
        return '';
      });
    };
  }

  const places = booths.flatMap(({ boothId, attendees }) =>
    attendees.map((token) => ({ boothId, token })),
  );

  async function visit(place: number): Promise<void> {
    const ask = asker(`127.0.1.${place + 1}`);
    const token = places[place % places.length]?.token;
    while (!isOver) {
      for (const name of assetsIn(await ask(any(pages) ?? '/'))) assets.add(name);
      for (let count = 0; count < 3; count += 1) await ask(any([...assets]) ?? '/');
      await ask('/graphql', token, { query: '{ me { email } fairCards { slug } }' });
      await pause(500 + Math.random() * 1000);
    }
  }

  const said = new Map<string, string[]>();
  async function talk({ boothId, rep }: CrowdedBooth, place: number): Promise<void> {
    const ask = asker(`127.0.2.${place + 1}`);
    const own: string[] = [];
    said.set(boothId, own);
    for (let count = 0; !isOver; count += 1) {
      const words = `Word ${count} of booth ${place}.`;
      const answer = await ask('/graphql', rep, {
        query: `mutation ($boothId: ID!, $text: String!) {
          sayAtBooth(boothId: $boothId, text: $text, clientKey: $text) { id } }`,
        variables: { boothId, text: words },
      });
      if (answer.includes('"id"')) own.push(words);
      // A rep may write once a second.
      await pause(1100);
    }
  }

  const listeners: {
    readonly boothId: string;
    readonly client: LiveClient;
    readonly heard: Set<string>;
  }[] = [];
  async function listen(boothId: string, token: string, place: number): Promise<void> {
    const heard = new Set<string>();
    const following = {
      query: `subscription ($after: String) {
        it: onBoothNews(boothId: "${boothId}", after: $after) { message { text } } }`,
      next(data: Readonly<Record<string, unknown>>) {
        const { message } = data['it'] as { message: { text: string } | null };
        if (message) heard.add(message.text);
      },
      resync: () => void failures.push('A listener was told to read afresh.'),
    };
    const url = `${front.ca ? 'wss' : 'ws'}://127.0.0.1:${front.port}/graphql`;
    const client = new LiveClient(() => url, token, [following], null, {
      socket: { localAddress: `127.0.3.${place + 1}`, headers: { host }, ...tls },
      pause(code) {
        closed.push(code);
        return Math.random() * 1500;
      },
    });
    listeners.push({ boothId, client, heard });
    await client.connect();
  }

  // At most a hundred unauthenticated at a time.
  for (let start = 0; start < places.length; start += 50)
    await Promise.all(
      places
        .slice(start, start + 50)
        .map(({ boothId, token }, at) => listen(boothId, token, start + at)),
    );
  // On a busy machine the first connection of some may fail; what is said before the next is not for them.
  await eventually(() => expect(listeners.every(({ client }) => client.isFollowing)).toBe(true));
  closed.length = 0;
  const busy = [
    ...Array.from({ length: visitors }, (_, place) => visit(place)),
    ...booths.map(talk),
  ];

  return {
    failures,
    closed,
    get answered() {
      return answered;
    },
    get metClosed() {
      return metClosed;
    },
    heard: () => ({
      said: [...said.values()].reduce((sum, own) => sum + own.length, 0),
      complete: listeners.filter(({ boothId, heard }) =>
        (said.get(boothId) ?? []).every((words) => heard.has(words)),
      ).length,
      open: listeners.filter(({ client }) => client.isOpen).length,
    }),
    async stop() {
      isOver = true;
      await Promise.all(busy);
    },
    close() {
      isOver = true;
      for (const { client } of listeners) client.close();
    },
  };
}
