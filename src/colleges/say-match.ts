import type { Say } from '../platform/words/speak.ts';
import { labelOf } from './label-of.ts';
import type { MatchPoint, WishKind } from './match-point.ts';
import { matchWords as said } from './match.words.ts';

/** How lists and what stands in them are said. */
interface Speech {
  readonly say: Say;
  readonly locale: string;
}

const listOf = (
  { say, locale }: Speech,
  values: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string =>
  new Intl.ListFormat(locale, { type }).format(values.map((value) => say(labelOf(value))));

const plainList = ({ locale }: Speech, values: readonly string[], type: 'and' | 'or'): string =>
  new Intl.ListFormat(locale, { type: type === 'and' ? 'conjunction' : 'disjunction' }).format(
    values,
  );

/** Miles as people say them: nobody means 347 when a ZIP code is all that is known. */
const roundMiles = (miles: number): number =>
  miles < 100 ? Math.round(miles / 5) * 5 : Math.round(miles / 10) * 10;

/** What speaks for a college, in a few words. */
export function sayReason(speech: Speech, { kind, values, number = 0 }: MatchPoint): string {
  const { say } = speech;
  switch (kind) {
    case 'majors': {
      const majors = plainList(speech, values, 'and');
      if (number === 1) return say(said.majorOne, { majors });
      return values.length === number
        ? say(said.majorAll, { n: number })
        : say(said.majorSome, { some: values.length, n: number, majors });
    }
    case 'level':
    case 'control':
    case 'tags':
      return say(said.kind, { values: listOf(speech, values) });
    case 'size':
      return say(said.size, { values: listOf(speech, values) });
    case 'setting':
      return say(said.setting, { values: listOf(speech, values) });
    case 'online':
      if (number === 0) return say(said.onlineNone);
      return number === 100 ? say(said.onlineAll) : say(said.online, { percent: number });
    case 'fair':
      return say(said.fair, { fair: values[0] ?? '' });
    case 'distance':
      return number < 10 ? say(said.near) : say(said.miles, { miles: roundMiles(number) });
    case 'state':
      return say(said.state);
  }
}

/** What speaks against it. */
export function sayMiss(speech: Speech, { kind, values, number = 0 }: MatchPoint): string {
  const { say } = speech;
  switch (kind) {
    case 'majors':
      return say(said.noMajor, { majors: plainList(speech, values, 'or') });
    case 'tags':
      return say(said.noTag, { values: listOf(speech, values, 'disjunction') });
    case 'size':
      return say(said.otherSize, { values: listOf(speech, values) });
    case 'setting':
      return say(said.otherSetting, { values: listOf(speech, values) });
    case 'online':
      return say(said.otherOnline, { percent: number });
    default:
      return say(said.noKind, { values: listOf(speech, values) });
  }
}

const things = {
  majors: said.unknownMajors,
  level: said.unknownLevel,
  control: said.unknownControl,
  tags: said.unknownTags,
  size: said.unknownSize,
  setting: said.unknownSetting,
  online: said.unknownOnline,
} as const;

/** What is looked for and the college does not tell; empty when it tells everything. */
export function sayUnknown(speech: Speech, unknown: readonly WishKind[]): string {
  if (unknown.length === 0) return '';
  const { say } = speech;
  const named = unknown.map((kind) => say(things[kind]));
  return say(said.unknown, { things: plainList(speech, named, 'and') });
}
