import * as v from 'valibot';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { describeDevice } from './describe-device.ts';

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

/** What the page shows of sessions and ways to sign in. */
export async function loadAccount(call: PageCall) {
  const [all, own, ways] = await Promise.all([
    listSessions(call),
    read(call, '/get-session').then((answer) => v.parse(current, answer)),
    listMethods(call),
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
  };
}
