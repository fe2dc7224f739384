import type { Translate } from '../../platform/i18n/translator-for.ts';
import { labelOf } from './college-facts.ts';
import { matchMessages as messages } from './my-colleges/match.messages.ts';

/** What a student can look for in a college. */
export const wishKinds = [
  'majors',
  'level',
  'control',
  'tags',
  'size',
  'setting',
  'online',
] as const;
export type WishKind = (typeof wishKinds)[number];

/** What is shown beside it without being asked. */
export const factKinds = ['fair', 'distance', 'state'] as const;

/** One advantage or drawback of a college. */
export interface MatchPoint {
  readonly kind: WishKind | (typeof factKinds)[number];
  /**
   * The subject: what both have in common; for a miss, what the college has instead, or for majors
   * and tags what it lacks.
   */
  readonly values: readonly string[];
  /** For majors the number wanted, for a distance the miles, for online study the share. */
  readonly number?: number;
}

/** Formats lists and their values. */
interface Speech {
  readonly t: Translate;
  readonly locale: string;
}

const listOf = (
  { t, locale }: Speech,
  values: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => new Intl.ListFormat(locale, { type }).format(values.map((value) => t(labelOf(value))));

const plainList = ({ locale }: Speech, values: readonly string[], type: 'and' | 'or'): string =>
  new Intl.ListFormat(locale, { type: type === 'and' ? 'conjunction' : 'disjunction' }).format(
    values,
  );

/** Miles, rounded as people say them: 347 is too exact when only a ZIP code is known. */
const roundMiles = (miles: number): number =>
  miles < 100 ? Math.round(miles / 5) * 5 : Math.round(miles / 10) * 10;

/** A college's advantages, in a few words. */
export function describeReason(speech: Speech, { kind, values, number = 0 }: MatchPoint): string {
  const { t } = speech;
  switch (kind) {
    case 'majors': {
      const majors = plainList(speech, values, 'and');
      if (number === 1) return t(messages.majorOne, { majors });
      return values.length === number
        ? t(messages.majorAll, { n: number })
        : t(messages.majorSome, { some: values.length, n: number, majors });
    }
    case 'level':
    case 'control':
    case 'tags':
      return t(messages.kind, { values: listOf(speech, values) });
    case 'size':
      return t(messages.size, { values: listOf(speech, values) });
    case 'setting':
      return t(messages.setting, { values: listOf(speech, values) });
    case 'online':
      if (number === 0) return t(messages.onlineNone);
      return number === 100 ? t(messages.onlineAll) : t(messages.online, { percent: number });
    case 'fair':
      return t(messages.fair, { fair: values[0] ?? '' });
    case 'distance':
      return number < 10 ? t(messages.near) : t(messages.miles, { miles: roundMiles(number) });
    case 'state':
      return t(messages.state);
  }
}

/** A college's drawbacks. */
export function describeMiss(speech: Speech, { kind, values, number = 0 }: MatchPoint): string {
  const { t } = speech;
  switch (kind) {
    case 'majors':
      return t(messages.noMajor, { majors: plainList(speech, values, 'or') });
    case 'tags':
      return t(messages.noTag, { values: listOf(speech, values, 'disjunction') });
    case 'size':
      return t(messages.otherSize, { values: listOf(speech, values) });
    case 'setting':
      return t(messages.otherSetting, { values: listOf(speech, values) });
    case 'online':
      return t(messages.otherOnline, { percent: number });
    default:
      return t(messages.noKind, { values: listOf(speech, values) });
  }
}

const things = {
  majors: messages.unknownMajors,
  level: messages.unknownLevel,
  control: messages.unknownControl,
  tags: messages.unknownTags,
  size: messages.unknownSize,
  setting: messages.unknownSetting,
  online: messages.unknownOnline,
} as const;

/** Preferences that the college says nothing about; empty when it covers them all. */
export function describeUnknown(speech: Speech, unknown: readonly WishKind[]): string {
  if (unknown.length === 0) return '';
  const { t } = speech;
  const named = unknown.map((kind) => t(things[kind]));
  return t(messages.unknown, { things: plainList(speech, named, 'and') });
}
