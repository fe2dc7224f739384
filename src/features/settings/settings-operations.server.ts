import { signedIn, type PeopleServices } from '../accounts/people-services.ts';
import { sendAccountEmail } from '../accounts/account-email.server.ts';
import { writeAuditEntry } from '../../platform/audit/write-audit-entry.server.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { addressOf } from '../../platform/env/read-groups.ts';
import { operation } from '../../platform/graphql/operation.ts';
import { spend } from '../../platform/http/spend.server.ts';
import { apiSentence, type ApiSentence } from '../../platform/model/api-sentence.ts';
import { checkValues } from '../../platform/model/check-values.ts';
import { messages } from '../../platform/model/messages.ts';
import { badInput, rateLimited } from '../../platform/model/refusal.ts';
import { readSettings, type SiteSettings } from './open-settings.server.ts';
import { demoVisitorOperations } from './demo-visitors.server.ts';
import { featureOperations } from './feature-switches/feature-operations.server.ts';
import { healthOperations } from './health/health-operations.server.ts';
import { pictureOperations } from './brand/picture-operations.server.ts';
import { settingRefusals } from './setting-refusals.messages.ts';
import { testMailMessages } from './setting-pages/test-mail.messages.ts';
import {
  defaultsOf,
  isSiteKey,
  lockOf,
  siteFields,
  siteKeys,
  type SiteKey,
} from './site-settings.ts';

/** The parts of the site that the calls around settings work with. */
interface SettingServices extends PeopleServices {
  readonly settings: SiteSettings;
}

const types = `
  "A setting of the site."
  type SiteSetting {
    key: String!
    "What counts now; null: nothing."
    value: String
    "What counts while no admin has set anything."
    fallback: String
    "The environment variable that sets it, so that no admin can; null where one can."
    variable: String
    "Null while the default counts."
    changedAt: DateTime
    "Who changed it last."
    changedBy: String
  }
  "The input of \`saveSiteSettings\`."
  input SiteSettingInput {
    key: String!
    "Null or empty: back to the default."
    value: String
  }`;

/** Every setting with what counts now. */
async function listSettings(on: Queryable, { base, env }: SiteSettings) {
  const rows = new Map((await readSettings(on)).map((row) => [row.key, row]));
  const defaults = defaultsOf(base, env.brand.name, env.features.off);
  return siteKeys.map((key) => {
    const variable = lockOf(base, key);
    const row = variable === null ? rows.get(key) : undefined;
    return {
      key,
      value: row?.value ?? defaults[key],
      fallback: defaults[key],
      variable,
      changedAt: row?.changedAt ?? null,
      changedBy: row?.changedBy ?? null,
    };
  });
}

/** `siteSettings`: what is set, what would count without it, and what only the environment sets. */
const siteSettings = operation<'siteSettings', SettingServices>({
  kind: 'Query',
  name: 'siteSettings',
  field: `
  "Lists the settings of the site with their present values, for admins."
  siteSettings: [SiteSetting!]!`,
  types,
  who: ['ADMINS'],
  resolve: (_args, { services }) => listSettings(services.database.pool, services.settings),
});

interface Given {
  readonly key: string;
  readonly value?: string | null;
}

/** `saveSiteSettings(values)`: sets what is named and nothing else, all of it or none. */
const saveSiteSettings = operation<'saveSiteSettings', SettingServices>({
  kind: 'Mutation',
  name: 'saveSiteSettings',
  field: `
  "Saves settings of the site and returns all of them."
  saveSiteSettings(values: [SiteSettingInput!]!): [SiteSetting!]!`,
  who: ['ADMINS'],
  async resolve({ values: inputs }, call) {
    const by = signedIn(call);
    const { services, world } = call;
    const { settings } = services;
    const now = world.now();
    const values = check(inputs, settings, now);
    await services.writer.change(async (tx) => {
      // Serializes admins who save at once, so that each change is recorded as it was.
      await tx.query('lock table setting in share row exclusive mode');
      const before = new Map((await readSettings(tx)).map(({ key, value }) => [key, value]));
      const changes: Record<string, { readonly from: string | null; readonly to: string | null }> =
        {};
      for (const [key, to] of values) {
        const from = before.get(key) ?? null;
        if (from === to) continue;
        changes[key] = { from, to };
        if (to === null) await tx.query('delete from setting where key = $1', [key]);
        else
          await tx.query(
            `insert into setting (key, value, changed_at, changed_by) values ($1, $2, $3, $4)
             on conflict (key) do update set value = $2, changed_at = $3, changed_by = $4`,
            [key, JSON.stringify(to), now, by.id],
          );
      }
      if (Object.keys(changes).length > 0)
        await writeAuditEntry(tx, world, by, {
          action: 'saveSiteSettings',
          subject: 'Setting',
          subjectId: null,
          details: { fields: Object.keys(changes), changes },
        });
    });
    // The next page renders with it.
    await settings.refresh();
    return listSettings(services.database.pool, settings);
  },
});

/**
 * The values in their stored form; null: back to the default.
 * @throws Refusal BAD_USER_INPUT with every value that is wrong, unknown or set by the environment
 */
function check(inputs: readonly Given[], { base }: SiteSettings, now: Date) {
  const problems: Record<string, ApiSentence> = {};
  const fields: Record<string, (typeof siteFields)[SiteKey]> = {};
  for (const { key } of inputs) {
    if (!isSiteKey(key)) {
      problems[key] = messages.choice(siteKeys);
      continue;
    }
    const variable = lockOf(base, key);
    if (variable === null) fields[key] = siteFields[key];
    else problems[key] = apiSentence(settingRefusals.locked, { variable });
  }
  if (Object.keys(problems).length > 0) throw badInput(problems);
  const input = Object.fromEntries(inputs.map(({ key, value }) => [key, value ?? null]));
  return Object.entries(checkValues(fields, input, now)).flatMap(([key, value]) =>
    isSiteKey(key) ? [[key, typeof value === 'string' ? value : null] as const] : [],
  );
}

const perHour = { points: 20, perSeconds: 3600 };

/** `sendSettingsTest`: emails the caller a test with the current settings; returns the address. */
const sendSettingsTest = operation<'sendSettingsTest', SettingServices>({
  kind: 'Mutation',
  name: 'sendSettingsTest',
  field: `
  "Sends a test email to the calling admin and returns the address."
  sendSettingsTest: Email!`,
  who: ['ADMINS'],
  async resolve(_args, call) {
    const by = signedIn(call);
    const { services, world } = call;
    const { pool } = services.database;
    const { allowed, retryAfter } = await spend(pool, world, `settings-test:${by.id}`, perHour);
    if (!allowed) throw rateLimited(retryAfter);
    const { brand } = services.env;
    await services.writer.change(async (tx) => {
      await sendAccountEmail(tx, services, {
        kind: 'settings-test',
        to: by.email,
        write: (t) => ({
          subject: t(testMailMessages.subject, { brand: brand.name }),
          heading: t(testMailMessages.heading),
          paragraphs: [t(testMailMessages.lead), t(testMailMessages.foot)],
        }),
      });
      await writeAuditEntry(tx, world, by, {
        action: 'sendSettingsTest',
        subject: 'Setting',
        subjectId: null,
      });
    });
    return by.email;
  },
});

/** `emailDelivery`: whether emails leave this site, and from which address. */
const emailDelivery = operation<'emailDelivery', SettingServices>({
  kind: 'Query',
  name: 'emailDelivery',
  field: `
  "Returns the sender address and whether emails leave the built-in mailbox."
  emailDelivery: EmailDelivery!`,
  types: `
    "The sender address and whether email is delivered."
    type EmailDelivery {
      "The sender’s address; null: none is set."
      address: String
      "False: emails stay in the built-in mailbox."
      isDelivered: Boolean!
    }`,
  who: ['ADMINS'],
  resolve: (_args, { services: { settings } }) => ({
    address: settings.base.smtp ? addressOf(settings.base.smtp.from) : null,
    isDelivered: settings.base.smtp !== undefined,
  }),
});

/** The calls around settings. */
export const settingOperations = [
  siteSettings,
  saveSiteSettings,
  sendSettingsTest,
  emailDelivery,
  ...pictureOperations,
  ...featureOperations,
  ...demoVisitorOperations,
  ...healthOperations,
] as const;
