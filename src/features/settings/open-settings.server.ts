import type { Env } from '../../platform/env.server.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { jsonOf, readRows, row, textOf, type RowOf } from '../../platform/database/read-rows.ts';
import type { FileStore } from '../../platform/files/file-store.server.ts';
import type { HeardChange } from '../../platform/events/heard-change.ts';
import { LiveReading } from '../../platform/events/live-reading.ts';
import type { Log } from '../../platform/log.ts';
import { picturesOf, readPictureRows, type SitePictures } from './brand/read-pictures.server.ts';
import { isFeatureKey, type FeatureKey, featuresOff } from './feature-switches/feature-settings.ts';
import { isSiteKey, type SiteKey, type SiteValues, defaultsOf, lockOf } from './site-settings.ts';

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

/**
 * The environment with the admins' settings, evaluated at each access: `brand` and
 * `sender` follow a change without a restart. Take `brand.name` where it is used, not at start.
 *
 * @param read what is set now
 * @param pictures the logo and the icon that are set now
 */
function applySettings(
  env: Env,
  read: () => SiteValues,
  pictures: () => SitePictures = () => ({}),
): Env {
  const { brand, sender } = env;
  const set = (key: SiteKey) => (lockOf(env, key) === null ? read()[key] : undefined);
  const name = () => set('brandName') ?? brand.name;
  const contactEmail = () => set('contactEmail') ?? brand.contactEmail;
  const off = () => featuresOff(env, read(), contactEmail());
  return {
    ...env,
    get logo() {
      return env.logo ?? pictures().logo;
    },
    get icon() {
      return env.icon ?? pictures().icon;
    },
    brand: {
      ...brand,
      get name() {
        return name();
      },
      get tagline() {
        return set('tagline') ?? defaultsOf(env, name(), off()).tagline ?? brand.tagline;
      },
      get legalName() {
        return set('legalName') ?? defaultsOf(env, name(), off()).legalName ?? brand.legalName;
      },
      get founded() {
        return Number(set('founded') ?? brand.founded);
      },
      get primaryColor() {
        return set('primaryColor') ?? brand.primaryColor;
      },
      get secondaryColor() {
        return set('secondaryColor') ?? brand.secondaryColor;
      },
      get contactEmail() {
        return contactEmail();
      },
      get postalAddress() {
        return set('postalAddress') ?? brand.postalAddress;
      },
      get links() {
        return {
          facebook: set('facebookUrl') ?? brand.links.facebook,
          instagram: set('instagramUrl') ?? brand.links.instagram,
          linkedin: set('linkedinUrl') ?? brand.links.linkedin,
          x: set('xUrl') ?? brand.links.x,
          youtube: set('youtubeUrl') ?? brand.links.youtube,
        };
      },
    },
    features: {
      get off() {
        return off();
      },
    },
    sender: {
      get name() {
        return set('senderName') ?? sender.name;
      },
      get replyTo() {
        return set('replyTo') ?? sender.replyTo;
      },
    },
  };
}
