import { campusSettings, collegeTypes } from '../../colleges/college-choices.ts';
import { stateNames } from '../../../platform/addresses/states.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import type { FloorFilter } from './filter-floor.ts';

/** The booth filters, in an address. */
export interface FloorAsked extends Required<FloorFilter> {
  /** For a parent: which linked student. */
  readonly student: string | null;
  readonly page: number;
}

/** Maximum length of a search, and of a family title. */
const longest = 120;

/** Parses the filters; drops invalid options. */
export function readFloorAddress(query: URLSearchParams): FloorAsked {
  const given = (name: string) => (query.get(name) ?? '').trim().slice(0, longest);
  const state = given('state').toUpperCase();
  const among = (name: string, values: readonly string[]) =>
    values.includes(given(name)) ? given(name) : null;
  const page = Number(query.get('page'));
  return {
    search: given('q') || null,
    state: stateNames.has(state) ? state : null,
    type: among('type', collegeTypes),
    setting: among('setting', campusSettings),
    subject: given('major') || null,
    here: query.get('here') === '1',
    student: isUuid(given('student')) ? given('student') : null,
    page: Number.isInteger(page) && page > 0 && page < 1_000 ? page : 1,
  };
}

/** The number of active filters, without the search. */
export const countFilters = ({ state, type, setting, subject, here }: FloorAsked): number =>
  [state, type, setting, subject, here || null].filter((value) => value !== null).length;

/** The query string of the filters; empty for none. */
export function writeFloorAddress(asked: Partial<FloorAsked>): string {
  const query = new URLSearchParams();
  const set = (name: string, value: string | null | undefined) => value && query.set(name, value);
  set('q', asked.search);
  set('state', asked.state);
  set('type', asked.type);
  set('setting', asked.setting);
  set('major', asked.subject);
  set('here', asked.here ? '1' : null);
  set('student', asked.student);
  set('page', asked.page && asked.page > 1 ? String(asked.page) : null);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
