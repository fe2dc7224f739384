import { campusSettings, campusSizes } from '../college-choices.ts';

/**
 * The meaning of the codes in the file HD of IPEDS, from its data dictionary. A negative code means
 * that the college did not report or that the question does not apply.
 */

/** INSTSIZE: 1 to 5, the federal classes of enrollment. */
export const readCampusSize = (instsize: number): string[] => oneOf(campusSizes[instsize - 1]);

/** LOCALE: 11-13 city, 21-23 suburb, 31-33 town, 41-43 rural. */
export const readCampusSetting = (locale: number): string[] =>
  oneOf(campusSettings[Math.floor(locale / 10) - 1]);

/** CONTROL, ICLEVEL and the flags HBCU and TRIBAL (1 is yes, 2 is no). */
export function readCollegeType(codes: {
  readonly control: number;
  readonly level: number;
  readonly hbcu: number;
  readonly tribal: number;
}): string[] {
  const controls = ['public', 'private-nonprofit', 'private-for-profit'];
  const levels = ['4-year', '2-year', 'trade'];
  return [
    ...oneOf(controls[codes.control - 1]),
    ...oneOf(levels[codes.level - 1]),
    ...(codes.hbcu === 1 ? ['HBCU'] : []),
    ...(codes.tribal === 1 ? ['tribal'] : []),
  ];
}

/**
 * CYACTIVE is 1 for a college that was active in the year of the file; CLOSEDAT is a closing date,
 * in whatever form that year's file writes dates, even `00/00/0000` for an unknown day.
 */
export const readStatus = (cyactive: string, closedat: string): 'active' | 'closed' =>
  cyactive === '1' && !/\d+\/\d+\/\d+|\d{4}/.test(closedat) ? 'active' : 'closed';

const oneOf = (value: string | undefined): string[] => (value === undefined ? [] : [value]);
