import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { lettersOf, met, now, Person, type Site, type Stay, type Tally } from './fair-person.ts';

// A whole fair from outside, in a process of its own: people come, go to booths, ask, write in
// private, stand in line and leave, each with one socket that follows what the pages follow.

/** What the parent asks for. */
export type FairOrder =
  | {
      readonly come: Site & {
        readonly slug: string;
        readonly crowd: number;
        readonly tokens: readonly string[];
        /** When each of them may come in, in milliseconds since 1970. */
        readonly turns: readonly number[];
        /** Of the reps, by their booths. */
        readonly reps: readonly { readonly booth: number; readonly token: string }[];
        /** Milliseconds since 1970. */
        readonly hour: number;
        /** Seconds. */
        readonly timeLimit: number;
      };
    }
  | { readonly play: number };

/** How people came in. */
export interface CameIn {
  readonly waits: readonly number[];
  readonly connected: number;
  readonly lost: number;
  readonly errors: readonly (readonly [string, number])[];
}

/** How a fair went. */
export interface Played {
  readonly connected: number;
  readonly deliveries: number;
  readonly delays: readonly number[];
  readonly said: number;
  /** Messages that someone who stood there has not heard, and those heard twice. */
  readonly missed: number;
  readonly twice: number;
  readonly checked: number;
  readonly cuts: number;
  readonly resyncs: number;
  readonly errors: readonly (readonly [string, number])[];
}

interface Said {
  readonly key: string;
  readonly booth: number;
  readonly began: number;
  readonly answered: number;
}

const tally: Tally = {
  deliveries: 0,
  delays: [],
  twice: 0,
  lines: 0,
  cuts: 0,
  resyncs: 0,
  errors: new Map(),
};
const said: Said[] = [];
const people: Person[] = [];
const reps: Person[] = [];
let site: Extract<FairOrder, { come: object }>['come'];
// Fewer connections than people: browsers have their own, and a generator beside the server has not.
const agent = new Agent({ keepAlive: true, maxSockets: 200 });

function ask(
  who: Person,
  path: string,
  body?: object,
): Promise<{ readonly status: number; readonly text: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
  const sent = request(
    {
      ...who.url,
      path,
      agent,
      method: body ? 'POST' : 'GET',
      headers: {
        'x-forwarded-for': who.address,
        ...(body
          ? { 'content-type': 'application/json', authorization: `Bearer ${who.token}` }
          : { cookie: `quad.session_token=${encodeURIComponent(who.token)}` }),
      },
    },
    (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
      );
    },
  );
  sent.on('error', (error: NodeJS.ErrnoException) => {
    // A kept connection that the server has closed meanwhile: browsers take another one.
    if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(ask(who, path, body));
    else reject(error);
  });
  sent.setTimeout(30_000, () => sent.destroy(new Error('no answer in 30 s')));
  sent.end(body && JSON.stringify(body));
  return promise;
}

const lobby = () => `/app/fairs/visit/${site.slug}`;

/** Opens a page as often as it takes; what a person would have seen on the way is counted. */
async function openPage(who: Person, path: string, isOpen: RegExp): Promise<string | null> {
  const last = site.hour + site.timeLimit * 1_000;
  for (let tries = 0; tries < 5 || now() < last; tries += 1) {
    try {
      const { status, text } = await ask(who, path);
      if (status === 200 && isOpen.test(text)) return text;
      if (status !== 200) met(tally, `page: ${status} ${text.slice(0, 80)}`);
    } catch (error) {
      met(tally, `page: ${String(error)}`);
    }
    await delay(2_000);
  }
  return null;
}

/** Opens a page of a booth and follows it from where it was read. */
async function visitBooth(who: Person, booth: number): Promise<boolean> {
  // As browsers ask that come from another page of the fair: its frame is there.
  const only = encodeURIComponent('features/lobby/booth-page/booth.route');
  const path = `${lobby()}/booths/${site.boothIds[booth] ?? ''}.data?view=chat&_routes=${only}`;
  const page = await openPage(who, path, /"boothReady"/);
  if (page === null) return false;
  who.drop(['presence', 'booth', 'threads', 'line']);
  who.goTo(booth);
  const cursor = /"([\w-]+\.\d+\.\d+)"/.exec(page)?.[1];
  await who.follow(
    reps.includes(who) ? ['booth', 'threads', 'line'] : ['booth', 'threads'],
    cursor,
  );
  return true;
}

/** Of those who wait, how many reload the page within five seconds of the start. */
const impatient = 0.02;

async function come(
  who: Person,
  {
    booth,
    turn,
    waits,
  }: { readonly booth: number; readonly turn: number; readonly waits: number[] },
): Promise<void> {
  if (Math.random() < impatient) {
    await delay(Math.max(0, site.hour - now()) + Math.random() * 5_000);
    await openPage(who, `${lobby()}.data`, /"waiting"|staffedCount/);
  }
  await delay(Math.max(0, turn - now()) + 50);
  const began = now();
  if ((await openPage(who, `${lobby()}.data`, /staffedCount/)) === null) return;
  waits.push(now() - began);
  await who.follow(['fair', 'queue', 'presence']);
  await delay(Math.random() * 10_000);
  await visitBooth(who, booth);
}

/** Sends something; a refusal that asks for patience is none that a person calls an error. */
async function call(who: Person, query: string, variables: object): Promise<string | null> {
  try {
    const { status, text } = await ask(who, '/graphql', { query, variables });
    if (status === 200 && !text.includes('"errors"')) return text;
    const [, code = String(status)] = /"code":"(\w+)"/.exec(text) ?? [];
    met(tally, `call: ${code}`);
  } catch (error) {
    met(tally, `call: ${String(error)}`);
  }
  return null;
}

let count = 0;
const wordsOf = () => {
  count += 1;
  const key = `q${lettersOf(`${site.crowd}${count}`)}`;
  return { key, text: `at ${lettersOf(now().toFixed(0))} ${key}` };
};

async function say(who: Person): Promise<void> {
  const { stay } = who;
  if (stay === undefined) return;
  const began = now();
  const { key, text } = wordsOf();
  const query = `mutation ($boothId: ID!, $text: String!, $key: String!) {
    sayAtBooth(boothId: $boothId, text: $text, clientKey: $key) { id state } }`;
  const answer = await call(who, query, { boothId: site.boothIds[stay.booth], text, key });
  if (answer?.includes('SHOWN')) said.push({ key, booth: stay.booth, began, answered: now() });
}

async function writePrivately(who: Person): Promise<void> {
  if (who.stay === undefined) return;
  const { key, text } = wordsOf();
  const query = `mutation ($boothId: ID!, $text: String!, $key: String!) {
    writePrivately(boothId: $boothId, text: $text, clientKey: $key) { threadId } }`;
  await call(who, query, { boothId: site.boothIds[who.stay.booth], text, key });
}

async function standInLine(who: Person): Promise<void> {
  if (who.stay === undefined) return;
  const variables = { id: site.boothIds[who.stay.booth] };
  const answer = await call(
    who,
    'mutation ($id: ID!) { joinQueue(boothId: $id) { id } }',
    variables,
  );
  const [, id] = /"id":"([^"]+)"/.exec(answer ?? '') ?? [];
  if (id === undefined) return;
  await delay(5_000 * Math.random());
  await call(who, 'mutation ($id: ID!) { leaveQueue(entryId: $id) }', { id });
}

const anyone = (of: readonly Person[]): Person | undefined =>
  of[Math.floor(Math.random() * of.length)];

/** Does something so often a second, without waiting for the last time. */
async function atRate(rate: number, seconds: number, act: (who: Person) => Promise<unknown>) {
  const began = now();
  const under: Promise<unknown>[] = [];
  for (let done = 0; now() - began < seconds * 1_000;) {
    for (; done < ((now() - began) / 1_000) * rate; done += 1) {
      const who = anyone(people);
      if (who) under.push(act(who));
    }
    await delay(20);
  }
  // Those who still wait then are not waited for.
  await Promise.race([Promise.all(under), delay(20_000)]);
}

/** A rep opens the line for calls in the first half minute. */
async function openLine(rep: Person): Promise<void> {
  await delay(Math.max(0, site.hour - now()) + Math.random() * 30_000);
  const query = 'mutation ($id: ID!) { setBoothQueue(boothId: $id, isOpen: true) { isOpen } }';
  await call(rep, query, { id: site.boothIds[rep.stay?.booth ?? 0] });
}

async function comeAll(order: typeof site): Promise<CameIn> {
  site = order;
  const waits: number[] = [];
  const lines: Promise<void>[] = [];
  for (const { token, booth } of order.reps) {
    const rep = new Person(order.crowd * 100_000 + 50_000 + booth, token, site, tally);
    reps.push(rep);
    rep.goTo(booth);
    await rep.follow(['booth', 'threads', 'line']);
    lines.push(openLine(rep));
  }
  for (const [n, token] of order.tokens.entries())
    people.push(new Person(order.crowd * 100_000 + n, token, site, tally));
  const all = people.map((who, n) =>
    come(who, { booth: n % site.boothIds.length, turn: order.turns[n] ?? NaN, waits }),
  );
  const limit = new AbortController();
  const last = site.hour + site.timeLimit * 1_000;
  await Promise.race([
    Promise.all([...all, ...lines]),
    delay(Math.max(0, last - now()), undefined, { signal: limit.signal }),
  ]);
  limit.abort();
  const errors = [...tally.errors];
  tally.errors.clear();
  return { waits, connected: tally.lines, lost: people.length - waits.length, errors };
}

async function play(seconds: number): Promise<Played> {
  tally.deliveries = tally.twice = 0;
  tally.delays = [];
  const many = people.length;
  await Promise.all([
    atRate(many / 300, seconds, say),
    atRate(many / 2_000, seconds, async () => {
      const rep = anyone(reps);
      if (rep) await say(rep);
    }),
    atRate(many / 1_000, seconds, writePrivately),
    atRate(many / 2_000, seconds, standInLine),
    atRate(many / 1_000, seconds, (who) =>
      visitBooth(who, Math.floor(Math.random() * site.boothIds.length)),
    ),
  ]);
  // Everyone is told, and those who were cut are back.
  for (let [turn, quiet, before] = [0, 0, 0]; turn < 120 && quiet < 4; turn += 1) {
    await delay(500);
    quiet = tally.deliveries === before && tally.lines >= many + reps.length ? quiet + 1 : 0;
    before = tally.deliveries;
  }
  let [missed, checked] = [0, 0];
  for (const { key, booth, began, answered } of said)
    for (const who of [...people, ...reps])
      for (const stay of who.stays) {
        if (!stoodAt(stay, booth, began, answered)) continue;
        checked += 1;
        if (!stay.heard.has(key)) missed += 1;
      }
  const { deliveries, delays, twice, lines, cuts, resyncs } = tally;
  const connected = lines;
  const errors = [...tally.errors];
  for (const who of [...people, ...reps]) who.leave();
  const told = { deliveries, delays, twice, cuts, resyncs, connected };
  return { ...told, said: said.length, missed, checked, errors };
}

/** Who moves on while a message is under way may or may not hear it. */
const stoodAt = (stay: Stay, booth: number, began: number, answered: number): boolean =>
  stay.booth === booth && stay.from !== null && stay.from < began && stay.to > answered + 2_000;

process.on('message', (order: FairOrder) => {
  const work = 'come' in order ? comeAll(order.come) : play(order.play);
  work.then(
    (result) => process.send?.(result),
    (error: unknown) => process.send?.({ failed: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
