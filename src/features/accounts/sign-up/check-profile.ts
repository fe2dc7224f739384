import { messages } from '../../../platform/model/messages.ts';
import { text } from '../../../platform/model/kinds.ts';
import { apiSentence, type ApiSentence } from '../../../platform/model/api-sentence.ts';
import { isLanguageTag } from '../../../platform/i18n/languages.ts';
import { accountRefusalMessages } from '../endpoints/account-refusal.messages.ts';

const nameField = text({ max: 200 });

/**
 * Validates account data other than address and password: name, time
 * zone (IANA) and locale (BCP 47), field by field. Absent fields are valid.
 */
export function profileProblems(
  body: Readonly<Record<string, unknown>>,
): Record<string, ApiSentence> {
  const problems: Record<string, ApiSentence> = {};
  const { name, time_zone: zone, locale } = body;
  const nameProblem = isAbsent(name) ? null : wrongName(name);
  if (nameProblem) problems['name'] = nameProblem;
  if (!isAbsent(zone) && !isTimeZone(zone))
    problems['time_zone'] = apiSentence(accountRefusalMessages.timeZone);
  if (!isAbsent(locale) && !isLanguageTag(locale))
    problems['locale'] = apiSentence(accountRefusalMessages.language);
  return problems;
}

function wrongName(name: unknown): ApiSentence | null {
  const { problems } = nameField.spec.check(name, { now: new Date(0) });
  return problems ? (problems[''] ?? messages.text) : null;
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function isTimeZone(zone: unknown): boolean {
  if (typeof zone !== 'string' || zone.length > 64) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
