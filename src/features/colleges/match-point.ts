import type { Translate } from '../../platform/i18n/translator-for.ts';
import { stateName } from '../../platform/addresses/state-name.ts';
import { nameSubject } from '../subjects/name-subject.ts';
import { dollars, labelOf } from './college-facts.ts';
import { matchMessages as messages } from './my-colleges/match.messages.ts';

/** What a student can look for in a college. */
export const wishKinds = [
  'majors',
  'bachelors',
  'level',
  'control',
  'tags',
  'size',
  'setting',
  'online',
  'place',
  'cost',
  'admission',
] as const;
export type WishKind = (typeof wishKinds)[number];

/** What is shown beside it without being asked. */
export const factKinds = ['fair', 'distance', 'state', 'graduate'] as const;

/** Whether families seldom give it up: a college that says nothing about it is no sure match. */
export const isFirmKind = (kind: WishKind): boolean =>
  ['majors', 'bachelors', 'place', 'cost'].includes(kind);

/** Whether a point is about what someone would like to study. */
export const isAboutSubjects = (kind: MatchPoint['kind']): boolean =>
  kind === 'majors' || kind === 'bachelors';

/** One advantage or drawback of a college. */
export interface MatchPoint {
  readonly kind: WishKind | (typeof factKinds)[number];
  /**
   * The subject: what both have in common; for a miss, what the college has instead, or for majors
   * and tags what it lacks.
   */
  readonly values: readonly string[];
  /**
   * For majors the number wanted, for a distance or place the miles, for online study and admission
   * the share, for cost the dollars.
   */
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

const describeMiles = (t: Translate, miles: number): string =>
  miles < 10 ? t(messages.near) : t(messages.miles, { miles: roundMiles(miles) });

const subjectList = (speech: Speech, titles: readonly string[], type: 'and' | 'or'): string =>
  plainList(
    speech,
    titles.map((title) => nameSubject(speech.t, title)),
    type,
  );

/** A college's advantages, in a sentence. */
export function describeReason(speech: Speech, { kind, values, number = 0 }: MatchPoint): string {
  const { t } = speech;
  switch (kind) {
    case 'bachelors': {
      const majors = subjectList(speech, values, 'and');
      if (number === 1) return t(messages.bachelorOne, { majors });
      return values.length === number
        ? t(messages.bachelorAll, { n: number })
        : t(messages.bachelorSome, { some: values.length, n: number, majors });
    }
    case 'majors': {
      const majors = subjectList(speech, values, 'and');
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
    case 'place':
      return values[0] === undefined
        ? t(messages.nearEnough, { far: describeMiles(t, number) })
        : t(messages.stateWanted, { state: stateName(t, values[0]) });
    case 'cost':
      return t(messages.cost, { price: dollars(number, speech.locale) });
    case 'admission':
      return t(messages.admission, { percent: number });
    case 'graduate':
      return t(messages.graduate);
    case 'fair':
      return t(messages.fair, { fair: values[0] ?? '' });
    case 'distance':
      return describeMiles(t, number);
    case 'state':
      return t(messages.state);
  }
}

/** A college's drawbacks, in a sentence. */
export function describeMiss(speech: Speech, { kind, values, number = 0 }: MatchPoint): string {
  const { t } = speech;
  switch (kind) {
    case 'majors':
      return t(messages.noMajor, { majors: subjectList(speech, values, 'or') });
    case 'bachelors':
      return t(messages.noBachelor, { majors: subjectList(speech, values, 'or') });
    case 'place':
      return number === 0 || values.length > 0
        ? t(messages.otherState, { state: stateName(t, values[0] ?? '') })
        : t(messages.tooFar, { far: describeMiles(t, number) });
    case 'cost':
      return t(messages.tooDear, { price: dollars(number, speech.locale) });
    case 'admission':
      return t(messages.otherAdmission, { percent: number });
    case 'graduate':
      return t(messages.graduate);
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
  bachelors: messages.unknownMajors,
  level: messages.unknownLevel,
  control: messages.unknownControl,
  tags: messages.unknownTags,
  size: messages.unknownSize,
  setting: messages.unknownSetting,
  online: messages.unknownOnline,
  place: messages.unknownPlace,
  cost: messages.unknownCost,
  admission: messages.unknownAdmission,
} as const;

/** Preferences that the college says nothing about; empty when it covers them all. */
export function describeUnknown(speech: Speech, unknown: readonly WishKind[]): string {
  if (unknown.length === 0) return '';
  const { t } = speech;
  const named = unknown.map((kind) => t(things[kind]));
  return t(messages.unknown, { things: plainList(speech, named, 'and') });
}

/** Advantages in a few words each, for one line: subjects first, then what was asked for. */
export function shortReasons(speech: Speech, points: readonly MatchPoint[]): readonly string[] {
  const { t } = speech;
  return points.flatMap(({ kind, values, number = 0 }) => {
    switch (kind) {
      case 'majors':
      case 'bachelors':
        if (number === 1) return subjectList(speech, values, 'and');
        return values.length === number
          ? t(messages.shortAll, { n: number })
          : t(messages.shortSome, { some: values.length, n: number });
      case 'level':
      case 'control':
      case 'tags':
        return listOf(speech, values);
      case 'size':
        return t(messages.shortSize);
      case 'setting':
        return listOf(speech, values);
      case 'online':
        return t(messages.shortOnline);
      case 'place':
        return values[0] === undefined ? t(messages.shortNear) : stateName(t, values[0]);
      case 'cost':
        return t(messages.shortCost);
      case 'admission':
        return t(messages.shortAdmission, { percent: number });
      case 'fair':
        return values[0] ?? [];
      case 'state':
        return t(messages.state);
      default:
        return [];
    }
  });
}

/** Drawbacks in a few words each, for one line. */
export function shortMisses(speech: Speech, points: readonly MatchPoint[]): readonly string[] {
  const { t } = speech;
  return points.flatMap(({ kind, values, number = 0 }) => {
    switch (kind) {
      case 'majors':
        return t(messages.shortNoMajor, { majors: subjectList(speech, values, 'or') });
      case 'bachelors':
        return t(messages.noBachelor, { majors: subjectList(speech, values, 'or') });
      case 'level':
      case 'control':
      case 'setting':
        return listOf(speech, values);
      case 'tags':
        return t(messages.shortNoTag, { values: listOf(speech, values, 'disjunction') });
      case 'size':
        return t(messages.shortStudents, { values: listOf(speech, values) });
      case 'online':
        return t(messages.shortOtherOnline, { percent: number });
      case 'place':
        return number === 0 || values.length > 0
          ? stateName(t, values[0] ?? '')
          : describeMiles(t, number);
      case 'cost':
        return t(messages.shortPrice, { price: dollars(number, speech.locale) });
      case 'admission':
        return t(messages.shortAdmission, { percent: number });
      case 'graduate':
        return t(messages.shortGraduate);
      default:
        return [];
    }
  });
}
