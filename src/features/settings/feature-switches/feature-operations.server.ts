import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { apiSentence, type ApiSentence } from '../../../platform/model/api-sentence.ts';
import { featureNames, isFeature, type Feature } from '../../../platform/model/features.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput } from '../../../platform/model/refusal.ts';
import { readSettings, type SiteSettings } from '../open-settings.server.ts';
import { settingRefusals } from '../setting-refusals.messages.ts';
import { featureKey, lockOfFeature } from './feature-settings.ts';
import { oneRow } from '../../../platform/database/one-row.ts';
import { readRows } from '../../../platform/database/read-rows.ts';

interface FeatureServices extends PeopleServices {
  readonly settings: SiteSettings;
}

const types = `
  "A feature admins can turn on and off."
  type SiteFeature {
    name: String!
    isOn: Boolean!
    "The environment variable that switched it off, so that no admin can switch it on; null: none has."
    variable: String
    "False: it can only be switched off once a contact email is set."
    canBeOff: Boolean!
    "How much of it is in use now, for example classes or messages of the last 30 days."
    inUse: Int!
    "People it concerns beside that, for example students in those classes."
    people: Int!
    "Null while no admin has switched it off."
    changedAt: DateTime
    "Who switched it off."
    changedBy: String
  }
  "The input of \`saveSiteFeatures\`."
  input SiteFeatureInput {
    name: String!
    isOn: Boolean!
  }`;

/** Every feature with what counts now. */
async function listFeatures(on: Queryable, { base, env }: SiteSettings, now: Date) {
  const [rows, uses] = await Promise.all([readSettings(on), countFeatureUse(on, now)]);
  const { off } = env.features;
  return featureNames.map((name) => {
    const variable = lockOfFeature(base, name);
    const row = variable === null ? rows.find(({ key }) => key === featureKey(name)) : undefined;
    return {
      name,
      variable,
      isOn: !off.has(name),
      canBeOff: name !== 'contact-form' || env.brand.contactEmail !== undefined,
      ...uses[name],
      changedAt: row?.changedAt ?? null,
      changedBy: row?.changedBy ?? null,
    };
  });
}

/** `siteFeatures`: which features are on, what locks them, and who uses them now. */
const siteFeatures = operation<'siteFeatures', FeatureServices>({
  kind: 'Query',
  name: 'siteFeatures',
  field: `
  "Lists the features that admins can turn on and off."
  siteFeatures: [SiteFeature!]!`,
  types,
  who: ['ADMINS'],
  resolve: (_args, { services, world }) =>
    listFeatures(services.database.pool, services.settings, world.now()),
});

interface Given {
  readonly name: string;
  readonly isOn: boolean;
}

/** `saveSiteFeatures(features)`: switches those that are named, all of them or none. */
const saveSiteFeatures = operation<'saveSiteFeatures', FeatureServices>({
  kind: 'Mutation',
  name: 'saveSiteFeatures',
  field: `
  "Turns features on or off and returns all of them."
  saveSiteFeatures(features: [SiteFeatureInput!]!): [SiteFeature!]!`,
  who: ['ADMINS'],
  async resolve({ features: requestedFeatures }, call) {
    const by = signedIn(call);
    const { services, world } = call;
    const { settings } = services;
    const changes = check(requestedFeatures, settings);
    const now = world.now();
    await services.writer.change(async (tx) => {
      // Serializes admins who save at once, so that each change is recorded.
      await tx.query('lock table setting in share row exclusive mode');
      const isSetOff = new Set((await readSettings(tx)).map(({ key }) => key));
      const changed = { on: [] as Feature[], off: [] as Feature[] };
      for (const [feature, isOn] of changes) {
        const key = featureKey(feature);
        if (isOn !== isSetOff.has(key)) continue;
        changed[isOn ? 'on' : 'off'].push(feature);
        if (isOn) await tx.query('delete from setting where key = $1', [key]);
        else
          await tx.query(
            `insert into setting (key, value, changed_at, changed_by) values ($1, '"off"', $2, $3)`,
            [key, now, by.id],
          );
      }
      for (const state of ['off', 'on'] as const)
        if (changed[state].length > 0)
          await writeAuditEntry(tx, world, by, {
            action: 'saveSiteFeatures',
            subject: 'Setting',
            subjectId: null,
            details: { status: state, fields: changed[state] },
          });
    });
    // The next page renders with it.
    await settings.refresh();
    return listFeatures(services.database.pool, settings, now);
  },
});

/** @throws Refusal BAD_USER_INPUT with every name that is wrong, locked or needed */
function check(input: readonly Given[], { base, env }: SiteSettings): Map<Feature, boolean> {
  const problems: Record<string, ApiSentence> = {};
  const changes = new Map<Feature, boolean>();
  for (const { name, isOn } of input) {
    if (!isFeature(name)) {
      problems[name] = messages.choice(featureNames);
      continue;
    }
    const variable = lockOfFeature(base, name);
    if (variable !== null) problems[name] = apiSentence(settingRefusals.locked, { variable });
    else if (!isOn && name === 'contact-form' && env.brand.contactEmail === undefined)
      problems[name] = apiSentence(settingRefusals.needsEmail);
    else changes.set(name, isOn);
  }
  if (Object.keys(problems).length > 0) throw badInput(problems);
  return changes;
}

/** The calls around features. */
export const featureOperations = [siteFeatures, saveSiteFeatures] as const;

/** How much of a feature is in use, and the people whom it concerns beside that. */
interface FeatureUse {
  readonly inUse: number;
  readonly people: number;
}

/**
 * Who uses what can be switched off: subscribers, and those who have not confirmed yet; messages from
 * the contact form in the last 30 days, for as long as copies of emails are kept; classes at fairs
 * that are not over, and students on their lists or registered by their links; students who want news
 * of fairs; people who allowed notifications. No one uses guides in a way that is counted.
 */
async function countFeatureUse(
  on: Queryable,
  now: Date,
): Promise<Readonly<Record<Feature, FeatureUse>>> {
  const counted = oneRow(
    await readRows(on, {
      subscribers: 'number',
      waiting: 'number',
      messages: 'number',
      classes: 'number',
      students: 'number',
      readers: 'number',
      notified: 'number',
    })(
      `with open_class as materialized (
       select c.id from fair_class c join fair f on f.id = c.fair_id where f.end_time > $1
     )
     select
       (select count(*)::int from newsletter_subscription n
        where n.confirmed_at is not null and not is_suppressed(n.address, n.list)) as subscribers,
       (select count(*)::int from newsletter_subscription
        where confirmed_at is null and token_expires_at > $1) as waiting,
       (select count(*)::int from mail where kind = 'contact-us'
          and created_at > $1::timestamptz - interval '30 days') as messages,
       (select count(*)::int from open_class) as classes,
       (select count(*)::int from (
          select lower(r.address) from class_roster r join open_class o on o.id = r.class_id
          union
          select lower(t.email) from class_member m join open_class o on o.id = m.class_id
            join fair_attendee t on t.id = m.attendee_id) as one) as students,
       (select count(*)::int from student_privacy_settings y
        join student s on s.id = y.student_id and not s.deleted
        where y.all_fair_reminders) as readers,
       (select count(distinct account_id)::int from push_subscription) as notified`,
      [now],
    ),
  );
  return {
    newsletter: { inUse: counted.subscribers, people: counted.waiting },
    'contact-form': { inUse: counted.messages, people: 0 },
    guides: { inUse: 0, people: 0 },
    classes: { inUse: counted.classes, people: counted.students },
    'fair-news': { inUse: 0, people: counted.readers },
    push: { inUse: 0, people: counted.notified },
  };
}
