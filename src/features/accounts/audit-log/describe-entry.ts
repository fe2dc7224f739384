import { inMoney } from '../../../ui/text/in-price.ts';
import type { NamedAction } from '../../../platform/audit/audit-actions.ts';
import { settingNames } from '../../../platform/audit/setting-names.messages.ts';
import type { Translate } from '../../../platform/i18n/translator-for.ts';
import type { Message, MessageValues } from '../../../platform/i18n/define-messages.ts';
import { auditLogMessages as messages } from './audit-log.messages.ts';

/** An admin's action, as the API returns it. */
export interface AuditedAct {
  readonly action: string;
  readonly subject: string;
  readonly about: string | null;
  readonly details: unknown;
}

/** A sentence for each action with its own API call; the compiler checks that none is missing. */
const sentences: Readonly<Record<NamedAction, Message>> = messages;

/** What an admin did, in a sentence. */
export function describeEntry(
  t: Translate,
  locale: string,
  { action, subject, about, details }: AuditedAct,
): string {
  const detailMap = new Map<string, unknown>(
    typeof details === 'object' && details !== null ? Object.entries(details) : [],
  );
  const values = {
    ...plainValues(detailMap),
    action,
    subject,
    about: about ?? t(messages.aRecord),
    fields: listOf(nameFields(t, action, detailMap.get('fields'))),
    amount: amountOf(t, locale, detailMap),
    ...countsOf(detailMap),
    rows: Number(detailMap.get('rows') ?? 0),
    filters: listOf(detailMap.get('filters')),
    filtered: String(listOf(detailMap.get('filters')) !== none),
  };
  return t(sentenceOf(action), values);
}

function sentenceOf(action: string): Message {
  const named: Readonly<Record<string, Message>> = sentences;
  const own = Object.hasOwn(named, action) ? named[action] : undefined;
  if (own) return own;
  if (action.startsWith('create')) return messages.created;
  if (action.startsWith('update')) return messages.updated;
  return action.startsWith('delete') ? messages.deleted : messages.other;
}

/** Values the sentences select on: texts and booleans. */
const plainValues = (details: ReadonlyMap<string, unknown>): MessageValues =>
  Object.fromEntries(
    [
      'list',
      'published',
      'confirmed',
      'disabled',
      'approved',
      'status',
      'userType',
      'legalText',
      'version',
    ].map((key) => {
      const value = details.get(key);
      return [key, typeof value === 'string' || typeof value === 'boolean' ? String(value) : ''];
    }),
  );

/** Settings are named as on their screens, everything else as in the API. */
function nameFields(t: Translate, action: string, fields: unknown): unknown {
  if (action !== 'saveSiteSettings' || !Array.isArray(fields)) return fields;
  const names = new Map<string, Message>(Object.entries(settingNames));
  return fields.map((field) => {
    const name = names.get(String(field));
    return name === undefined ? String(field) : t(name);
  });
}

/** Placeholder where there is nothing to name. */
const none = '–';

const listOf = (fields: unknown): string =>
  Array.isArray(fields) && fields.length > 0 ? fields.map(String).join(', ') : none;

/** Money or credits of a refund, e.g. `$50.00`. */
function amountOf(t: Translate, locale: string, details: ReadonlyMap<string, unknown>): string {
  const cents = details.get('cents');
  if (typeof cents === 'number') return inMoney(locale, { cents, currency: 'USD' });
  const credits = details.get('credits');
  return typeof credits === 'number' ? t(messages.credits, { count: credits }) : '–';
}

function countsOf(details: ReadonlyMap<string, unknown>) {
  const amount = Number(details.get('amount') ?? 0);
  return { taken: String(amount < 0), count: Math.abs(amount) };
}
