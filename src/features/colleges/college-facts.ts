import type { Message } from '../../platform/i18n/define-messages.ts';
import { collegeMessages } from './college.messages.ts';
import type { Translate } from '../../platform/i18n/translator-for.ts';
import { inPrice } from '../../ui/text/in-price.ts';
import { collegeTypes } from './college-choices.ts';

/** Labels of choices; a value without a label is its own. */
const labels: Readonly<Record<string, Message>> = {
  public: collegeMessages.public,
  'private-nonprofit': collegeMessages.privateNonprofit,
  'private-for-profit': collegeMessages.privateForProfit,
  '4-year': collegeMessages.fourYear,
  '2-year': collegeMessages.twoYear,
  trade: collegeMessages.trade,
  HBCU: collegeMessages.hbcu,
  HSI: collegeMessages.hsi,
  tribal: collegeMessages.tribal,
  "women's": collegeMessages.womens,
  religious: collegeMessages.religious,
  'under 1,000': collegeMessages.under1000,
  '1,000-4,999': collegeMessages.from1000,
  '5,000-9,999': collegeMessages.from5000,
  '10,000-19,999': collegeMessages.from10000,
  '20,000 and more': collegeMessages.from20000,
  city: collegeMessages.city,
  suburb: collegeMessages.suburb,
  town: collegeMessages.town,
  rural: collegeMessages.rural,
  open: collegeMessages.open,
  most: collegeMessages.most,
  some: collegeMessages.some,
  few: collegeMessages.few,
};

/** The words for a type, a size or a setting. */
export const labelOf = (value: string): Message =>
  labels[value] ?? { id: `colleges.value.${value}`, message: value };

/** Dollars as people say them: `$18,000`. */
export const dollars = (amount: number, locale: string): string =>
  inPrice(locale, { cents: amount * 100, currency: 'usd' });

/** The data that facts are made of. */
export interface FactsOfCollege {
  readonly collegeType: readonly string[];
  readonly campusSize: readonly string[];
  readonly campusSetting: readonly string[];
}

/** A fact in words. */
export interface Fact {
  readonly name: string;
  readonly value: string;
}

const places = new Map<string, number>(collegeTypes.map((type, index) => [type, index]));

/** Types in words, control first: `Public, 4-year`. */
export function describeTypes(t: Translate, types: readonly string[]): string {
  const sorted = types.toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
  return sorted.map((type) => t(labelOf(type))).join(', ');
}

/** The three facts that tell colleges apart: kind, size, setting. */
export function describeFacts(t: Translate, college: FactsOfCollege): readonly Fact[] {
  const among = (values: readonly string[]) => values.map((value) => t(labelOf(value))).join(', ');
  const orUnknown = (text: string) => (text === '' ? t(collegeMessages.notKnown) : text);
  return [
    { name: t(collegeMessages.type), value: orUnknown(describeTypes(t, college.collegeType)) },
    { name: t(collegeMessages.students), value: orUnknown(among(college.campusSize)) },
    { name: t(collegeMessages.setting), value: orUnknown(among(college.campusSetting)) },
  ];
}

const kinds: readonly string[] = [
  ...(['public', 'private-nonprofit', 'private-for-profit', '4-year', '2-year', 'trade'] as const),
];

/** Control and level: the types that every college has. */
export const basicTypes = (types: readonly string[]): readonly string[] =>
  types.filter((type) => kinds.includes(type));

/** What sets a college apart, in words: whom it was founded for, and how much it teaches online. */
export function describeSpecials(
  t: Translate,
  { collegeType, onlineCoursePct }: Pick<FactsOfCollege, 'collegeType'> & OnlineShare,
): readonly string[] {
  const tags = collegeType.filter((type) => !kinds.includes(type));
  return [
    ...(tags.length > 0 ? [describeTypes(t, tags)] : []),
    ...(onlineCoursePct === null || onlineCoursePct === 0
      ? []
      : [t(collegeMessages.coursesOnline, { percent: onlineCoursePct })]),
  ];
}

interface OnlineShare {
  /** Null where the college doesn't say. */
  readonly onlineCoursePct: number | null;
}
