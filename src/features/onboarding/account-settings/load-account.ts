import * as v from 'valibot';
import type { PageCall } from '../../../platform/pages/page-call.ts';

/** What someone recognizes a device by. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

// The first that fits: browsers name those they descend from as well.
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|HeadlessChrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Chromebook', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** Names browser and device of a `User-Agent`, as far as it tells them. */
export const describeDevice = (userAgent: string): Device => ({
  browser: browsers.find(([, sign]) => sign.test(userAgent))?.[0] ?? null,
  system: systems.find(([, sign]) => sign.test(userAgent))?.[0] ?? null,
});

const session = v.object({
  id: v.string(),
  token: v.string(),
  userAgent: v.nullish(v.string()),
  updatedAt: v.string(),
});
const sessions = v.array(session);
const current = v.nullable(
  v.object({
    session: v.object({ id: v.string() }),
    user: v.object({ twoFactorEnabled: v.nullish(v.boolean()) }),
  }),
);
const methods = v.array(
  v.object({ id: v.string(), providerId: v.string(), accountId: v.string() }),
);

const read = async (call: PageCall, path: string): Promise<unknown> => {
  const answer = await call.send('GET', `/api/auth${path}`);
  if (!answer.ok) throw new Response(null, { status: answer.status });
  return answer.json();
};

/** The sessions of the account, with what opens them: not for pages. */
export const listSessions = async (call: PageCall) =>
  v.parse(sessions, await read(call, '/list-sessions'));

/** The ways to sign in, as the account endpoints return them: not for pages. */
export const listMethods = async (call: PageCall) =>
  v.parse(methods, await read(call, '/list-accounts'));

const passkeys = v.array(v.object({ id: v.string() }));

/** What pages show of sessions and ways to sign in. */
export async function loadAccount(call: PageCall) {
  const [all, own, ways, keys] = await Promise.all([
    listSessions(call),
    read(call, '/get-session').then((answer) => v.parse(current, answer)),
    listMethods(call),
    read(call, '/passkey/list').then((answer) => v.parse(passkeys, answer)),
  ]);
  const here = own?.session.id;
  return {
    sessions: all
      .map(({ id, userAgent, updatedAt }) => ({
        id,
        usedAt: updatedAt,
        isThis: id === here,
        ...describeDevice(userAgent ?? ''),
      }))
      .sort(
        (one, other) =>
          Number(other.isThis) - Number(one.isThis) || other.usedAt.localeCompare(one.usedAt),
      ),
    hasSecondFactor: own?.user.twoFactorEnabled === true,
    methods: ways.map(({ id, providerId }) => ({ id, providerId })),
    /** How many. */
    passkeys: keys.length,
  };
}
