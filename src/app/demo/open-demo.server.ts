import { demoEmail, demoPassword } from '../../features/accounts/demo-accounts.ts';
import { hasDemoAccounts, lockDemoAccounts } from '../../features/accounts/demo-accounts.server.ts';
import { importSchools } from '../../features/counselors/school-list/import-schools.server.ts';
import { nationalSchools } from '../../features/colleges/college-imports.server.ts';
import { loadDemo } from './load-demo.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import type { Env } from '../../platform/env.server.ts';
import { isAtHome, mayBeTriedOut, type Trial } from '../../platform/http/at-home.ts';
import { userTypes } from '../../platform/model/viewer.ts';
import type { World } from '../../platform/world.ts';

/** The result of the demo at startup. */
export type DemoState = 'loaded' | 'rolled forward' | 'locked' | 'absent';

/**
 * Loads the demo, or moves its fairs forward, where allowed: with DEMO on, or automatically in an
 * empty database that only this machine can reach. If the database has a demo that isn't allowed,
 * its accounts lose the publicly known password.
 */
export async function openDemo(
  env: Trial,
  database: Pick<Database, 'pool'>,
  world: World,
): Promise<DemoState> {
  const { pool } = database;
  const here = await hasDemoAccounts(pool);
  const byItself = env.demo === 'auto' && !env.production && isAtHome(env);
  if (env.demo === 'on' || (byItself && (here || (await isEmpty(pool)))))
    return loadDemoWithSchools(database, world);
  return here && (await lockDemoAccounts(pool)) > 0 ? 'locked' : 'absent';
}

/** Loads the demo with the national list of schools, which counselors and students choose from. */
export async function loadDemoWithSchools(
  database: Pick<Database, 'pool'>,
  world: World,
): Promise<'loaded' | 'rolled forward'> {
  const state = await loadDemo(database, world);
  if (state === 'loaded') await importSchools(database, world, { file: nationalSchools });
  return state;
}

async function isEmpty(tx: Queryable): Promise<boolean> {
  const rows = await readRows(tx, { used: 'boolean' })(
    'select exists (select 1 from account) or exists (select 1 from college) as used',
  );
  return rows[0]?.used === false;
}

/** What someone who has just started Quad wants to know, line by line. */
export function greeting(env: Trial & Pick<Env, 'smtp'>, demo: DemoState): readonly string[] {
  const { publicUrl, smtp } = env;
  const lines = [`Quad is open at ${publicUrl}`];
  if (demo === 'loaded' || demo === 'rolled forward')
    lines.push(
      `Demo accounts, all with the password ${demoPassword}:`,
      ...userTypes.map((type) => `  ${demoEmail(type)}`),
    );
  if (demo === 'locked')
    lines.push('Locked the demo accounts: Quad can be reached from other machines.');
  if (!smtp)
    lines.push(
      mayBeTriedOut(env)
        ? `Read sent email at ${publicUrl}/mailbox`
        : 'No email is delivered: Quad can be reached from other machines, but SMTP_URL is not set.',
    );
  return lines;
}
