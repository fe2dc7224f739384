import type { Env } from '../../platform/env.server.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { jsonOf, readRows, row, textOf, type RowOf } from '../../platform/database/read-rows.ts';
import type { FileStore } from '../../platform/files/file-store.server.ts';
import type { HeardChange } from '../../platform/events/heard-change.ts';
import { LiveReading } from '../../platform/events/live-reading.ts';
import type { Log } from '../../platform/log.ts';
import { applySettings } from './apply-settings.ts';
import { picturesOf, readPictureRows } from './brand/read-pictures.server.ts';
import { isFeatureKey, type FeatureKey } from './feature-switches/feature-settings.ts';
import { isSiteKey, type SiteKey, type SiteValues } from './site-settings.ts';

/** The topic of their changes. */
export const settingTopic = 'Setting';

/** What admins have set, in the memory of one process. */
export interface SiteSettings {
  /** What the environment says by itself: the defaults, and what no admin changes. */
  readonly base: Env;
  /** The environment with what is set, as it was read last. */
  readonly env: Env;
  hear(changes: readonly HeardChange[]): void;
  rebuild(): void;
  /** Resolves when every change received so far is applied. */
  settled(): Promise<void>;
  /** Reads what this process has just written. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

const settingRow = row({
  key: textOf<SiteKey | FeatureKey>(),
  value: jsonOf<string>(),
  changedAt: 'timestamp',
  /** Null where the account is gone. */
  changedBy: 'text?',
});

/** A setting as the database keeps it. */
export type SettingRow = RowOf<typeof settingRow>;

/** What is set. Settings from a later release are omitted. */
export async function readSettings(on: Queryable): Promise<readonly SettingRow[]> {
  const rows = await readRows(
    on,
    settingRow,
  )(
    `select s.key, s.value, s.changed_at as "changedAt", a.name as "changedBy"
     from setting s left join account a on a.id = s.changed_by`,
  );
  return rows.filter(
    ({ key, value }) => (isSiteKey(key) || isFeatureKey(key)) && typeof value === 'string',
  );
}

/** The values of rows by their keys. */
const valuesOf = (rows: readonly SettingRow[]): SiteValues =>
  Object.fromEntries(rows.map(({ key, value }) => [key, value]));

/** The environment with what is set now, for commands. */
export async function withSettings(env: Env, on: Queryable): Promise<Env> {
  const values = valuesOf(await readSettings(on));
  return applySettings(env, () => values);
}

/**
 * Opens the settings: loaded when this resolves, and updated on every change from then on.
 *
 * @param files where the logo and the icon are; asked when one of them is shown
 * @throws when the database is unavailable
 */
export async function openSettings(
  base: Env,
  pool: Queryable,
  log: Log,
  followed: Promise<void>,
  files: () => Pick<FileStore, 'get'>,
): Promise<SiteSettings> {
  const read = async () => ({
    values: valuesOf(await readSettings(pool)),
    pictures: picturesOf(await readPictureRows(pool), files),
  });
  const reading = new LiveReading<Awaited<ReturnType<typeof read>>>(
    { what: 'The settings', topics: [settingTopic], pause: 100, read },
    log,
    followed,
  );
  const first = await read();
  const now = () => reading.kept ?? first;
  return {
    base,
    env: applySettings(
      base,
      () => now().values,
      () => now().pictures,
    ),
    hear: (changes) => reading.hear(changes),
    rebuild: () => reading.rebuild(),
    settled: () => reading.settled(),
    async refresh() {
      reading.rebuild();
      await reading.settled();
    },
    close: () => reading.close(),
  };
}
