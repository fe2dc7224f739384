import { createApp, type App } from '../../src/app/create-app.ts';
import type { FileOptions } from '../../src/app/files.server.ts';
import { issueGuestCredential } from '../../src/features/accounts/callers/guest-credential.server.ts';
import { signSessionToken } from '../../src/features/accounts/callers/session-token.server.ts';
import type { PushNetwork } from '../../src/features/lobby/push/send-push.server.ts';
import type { PresenceRhythm } from '../../src/features/lobby/presence/presence.server.ts';
import {
  openDatabaseAt,
  type Database,
  type PoolSizes,
} from '../../src/platform/database/database.server.ts';
import { readEnv } from '../../src/platform/env.server.ts';
import type { RawEnv } from '../../src/platform/env/read-variables.ts';
import type { CallBudgetOptions } from '../../src/platform/graphql/call-budgets.server.ts';
import { createRequestLimits, type RequestLimits } from '../../src/platform/http/limits.server.ts';
import type { Languages } from '../../src/platform/i18n/translations.ts';
import { silentLog } from '../../src/platform/log.ts';
import type { UserType } from '../../src/platform/model/viewer.ts';
import { createLog } from '../../src/platform/monitoring/log.server.ts';
import { atEnd, testDatabase } from '../../src/platform/testing/test-database.server.ts';
import { worldAt, type TestWorld } from '../../src/platform/testing/world-at.server.ts';

/** A response of the API as a caller reads it. */
export interface Answer {
  readonly status: number;
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions: {
      readonly code: string;
      readonly fields?: Readonly<Record<string, string>>;
      /** Seconds. */
      readonly retryAfter?: number;
    };
  }[];
}

/** An API caller. */
export interface Person {
  /** The account's id; null for a guest or a caller without any credential. */
  readonly id: string | null;
  readonly email: string;
  readonly token: string | null;
  /** Sends a query or a mutation over HTTP. */
  call(query: string, variables?: Readonly<Record<string, unknown>>): Promise<Answer>;
}

/** A test file's own server, with a clock that the test moves and API callers. */
export interface TestServer extends App {
  readonly world: TestWorld;
  /** A new person with an account of this type and a session. */
  person(userType: UserType): Promise<Person>;
  guest(): Person;
  stranger(): Person;
  /** A second process on the same database, as far as one can be had in the same process. */
  neighbor(): Promise<App>;
}

const secret = 'tests-only-tests-only-tests-only-tests-only';
const publicUrl = 'http://127.0.0.1:3000';

interface TestServerOptions {
  /** Additional environment variables. */
  readonly env?: RawEnv;
  /** Replaces the practically unlimited defaults. */
  readonly limits?: RequestLimits;
  /** Instead of points that no test spends. */
  readonly points?: CallBudgetOptions['points'];
  /** Replaces the small default pool. */
  readonly pools?: Partial<PoolSizes>;
  readonly files?: FileOptions;
  readonly presence?: Partial<PresenceRhythm>;
  readonly languages?: Languages;
  readonly push?: PushNetwork;
  /** Of the demo, whose people the test moves on with `demoLife.step()`. */
  readonly demoLife?: 'when told';
}

/** Opens a server with its own database; closed at the end of the file. */
export async function testServer(
  instant = '2026-11-21T12:00:00Z',
  options: TestServerOptions = {},
): Promise<TestServer> {
  const world = worldAt(instant);
  const database = await testDatabase(options.pools ? { pools: options.pools } : {});
  const plenty = { points: 1_000_000, perSeconds: 60 };
  const open = async (on: Database): Promise<App> => {
    const opened = await createApp({
      env: readEnv({
        SECRET: secret,
        PUBLIC_URL: publicUrl,
        DATA_DIR: '/nonexistent',
        ...options.env,
      }),
      database: on,
      world,
      log: createLog({ level: 'silent' }),
      buildId: 'test',
      jobs: 'when told',
      ...(options.files ? { files: options.files } : {}),
      ...(options.languages ? { languages: options.languages } : {}),
      ...(options.presence ? { presence: options.presence } : {}),
      ...(options.push ? { push: options.push } : {}),
      ...(options.demoLife ? { demoLife: options.demoLife } : {}),
      budgets: {
        points: options.points ?? {
          account: plenty,
          guest: plenty,
          guests: plenty,
          address: plenty,
        },
      },
      limits: options.limits ?? createRequestLimits({ perAddress: plenty, perAccount: plenty }),
    });
    // A copied database starts a new epoch of events: earlier events are deleted.
    await opened.events.ready;
    let closing: Promise<void> | undefined;
    const close = () => (closing ??= opened.close());
    // The next file runs in the same process: nothing of this server may continue.
    atEnd(close);
    return { ...opened, close };
  };
  const app = await open(database);
  const speaker = (id: string | null, email: string, token: string | null): Person => ({
    id,
    email,
    token,
    async call(query, variables = {}) {
      const response = await app.fastify.inject({
        method: 'POST',
        url: '/graphql',
        headers: {
          'content-type': 'application/json',
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
        payload: JSON.stringify({ query, variables }),
      });
      return { status: response.statusCode, ...response.json<Omit<Answer, 'status'>>() };
    },
  });
  return {
    ...app,
    world,
    async person(userType) {
      const id = world.newId();
      const email = `${userType}-${id}@people.test`;
      await database.pool.query(
        'insert into account (id, email, email_verified, name, user_type) values ($1, $2, true, $3, $4)',
        [id, email, userType, userType],
      );
      const token = Buffer.from(world.randomBytes(24)).toString('base64url');
      await database.pool.query(
        'insert into session (account_id, token, expires_at, updated_at) values ($1, $2, $3, $4)',
        [id, token, new Date(world.now().getTime() + 7 * 86_400_000), world.now()],
      );
      return speaker(id, email, signSessionToken(secret, token));
    },
    guest: () => speaker(null, '', issueGuestCredential(secret, world).token),
    stranger: () => speaker(null, '', null),
    neighbor: () =>
      open(openDatabaseAt(database.kind, database.connectionString, { log: silentLog })),
  };
}
