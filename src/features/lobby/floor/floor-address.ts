import { campusSettings, collegeTypes } from '../../colleges/college-choices.ts';
import { stateNames } from '../../../platform/addresses/states.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import type { FloorFilter } from './filter-floor.ts';

/** Parts of the floor that can be shown alone. */
export const floorViews = ['for-you', 'saved', 'near'] as const;
export type FloorPart = (typeof floorViews)[number];

/** The booth filters, in an address. */
export interface FloorAsked extends Required<FloorFilter> {
  /** Only this part; null: all booths. */
  readonly show: FloorPart | null;
  /** For a parent: which linked student. */
  readonly student: string | null;
  readonly page: number;
}

/** Maximum length of a search, and of a family title. */
const longest = 120;

/** Parses the filters; drops invalid options. */
export function readFloorAddress(query: URLSearchParams): FloorAsked {
  const textOf = (name: string) => (query.get(name) ?? '').trim().slice(0, longest);
  const state = textOf('state').toUpperCase();
  const among = (name: string, values: readonly string[]) =>
    values.includes(textOf(name)) ? textOf(name) : null;
  const page = Number(query.get('page'));
  return {
    search: textOf('q') || null,
    state: stateNames.has(state) ? state : null,
    type: among('type', collegeTypes),
    setting: among('setting', campusSettings),
    subject: textOf('major') || null,
    here: query.get('here') === '1',
    show: floorViews.find((view) => view === query.get('show')) ?? null,
    student: isUuid(textOf('student')) ? textOf('student') : null,
    page: Number.isInteger(page) && page > 0 && page < 1_000 ? page : 1,
  };
}

/** The number of active filters, without the search. */
export const countFilters = ({ state, type, setting, subject, here }: FloorAsked): number =>
  [state, type, setting, subject, here || null].filter((value) => value !== null).length;

/** The query string of the filters; empty for none. */
export function writeFloorAddress(filters: Partial<FloorAsked>): string {
  const query = new URLSearchParams();
  const set = (name: string, value: string | null | undefined) => value && query.set(name, value);
  set('q', filters.search);
  set('state', filters.state);
  set('type', filters.type);
  set('setting', filters.setting);
  set('major', filters.subject);
  set('here', filters.here ? '1' : null);
  set('show', filters.show);
  set('student', filters.student);
  set('page', filters.page && filters.page > 1 ? String(filters.page) : null);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
