import { campusSettings, campusSizes, collegeTypes } from '../college-choices.ts';

/** The state of the directory; all of it is in the address of the page. */
export interface Asked {
  /** The text in the search box. */
  readonly q: string;
  /** Postal codes. */
  readonly state: readonly string[];
  readonly type: readonly string[];
  readonly size: readonly string[];
  readonly setting: readonly string[];
  /** Titles of CIP 2020. */
  readonly majors: readonly string[];
  readonly online: readonly string[];
  /** Addresses of upcoming fairs, without `fair-`. */
  readonly fair: readonly string[];
  /** The text that searches the majors among the filters. */
  readonly major: string;
  readonly sort: DirectorySorting;
  readonly view: 'list' | 'map';
  readonly page: number;
  /** Options of the signed-in directory; null in the public one. */
  readonly inside: AskedInside | null;
}

/** Options of the signed-in directory only. */
export interface AskedInside {
  /** Whose saved colleges to show, and no others. */
  readonly saved: 'own' | 'student' | null;
  /** Addresses of colleges, without `college-`, selected for comparison. */
  readonly pick: readonly string[];
  /** For a parent, the student to search for; empty: the first. */
  readonly student: string;
}

/** The options that narrow the directory, in the order of the filters. */
export const filterNames = [
  ...(['fair', 'state', 'type', 'size', 'setting', 'majors', 'online'] as const),
];
export type FilterName = (typeof filterNames)[number];

export const sortings = ['relevance', 'name', 'size', 'state'] as const;
export type DirectorySorting = (typeof sortings)[number] | 'match';

/** Maximum number of values per filter, and their maximum length: the same as in the API. */
const most = { values: 50, value: 120, search: 200, page: 5_000 };

/** What each filter accepts; null: anything short enough, since the API validates it. */
const choices: Readonly<Record<FilterName, readonly string[] | null>> = {
  fair: null,
  state: null,
  type: collegeTypes,
  size: campusSizes,
  setting: campusSettings,
  majors: null,
  online: ['all', 'some', 'none'],
};

/** No options: the whole directory. */
export const nothingAsked: Asked = {
  q: '',
  major: '',
  sort: 'relevance',
  view: 'list',
  page: 1,
  inside: null,
  fair: [],
  state: [],
  type: [],
  size: [],
  setting: [],
  majors: [],
  online: [],
};

/** The path of the directory, and of its form. */
export const pathOf = ({ inside }: Pick<Asked, 'inside'>): string =>
  inside ? '/app/colleges' : '/colleges';

/** Reads the options from an address. Ignores invalid values, so that old links still work. */
export function readAsked(params: URLSearchParams): Asked {
  const text = (name: string) => (params.get(name) ?? '').trim().slice(0, most.search);
  const values = (name: FilterName): readonly string[] => {
    const allowedValues = choices[name];
    const validValues = params
      .getAll(name)
      .map((value) => (name === 'state' ? value.trim().toUpperCase() : value.trim()))
      .filter((value) => value !== '' && value.length <= most.value)
      .filter(
        (value) => allowedValues?.includes(value) ?? (name !== 'state' || /^[A-Z]{2}$/.test(value)),
      );
    return [...new Set(validValues)].slice(0, most.values);
  };
  const page = Number(params.get('page') ?? 1);
  return {
    q: text('q'),
    fair: values('fair'),
    state: values('state'),
    type: values('type'),
    size: values('size'),
    setting: values('setting'),
    majors: values('majors'),
    online: values('online'),
    major: text('major'),
    sort: sortings.find((sorting) => sorting === params.get('sort')) ?? 'relevance',
    view: params.get('view') === 'map' ? 'map' : 'list',
    page: Number.isInteger(page) && page > 1 ? Math.min(page, most.page) : 1,
    inside: null,
  };
}

/** The address for a set of options; the same options give the same address. */
export function addressOf(query: Partial<Asked>): string {
  const { q, sort, view, page, major, inside } = { ...nothingAsked, ...query };
  const params = new URLSearchParams();
  if (q !== '') params.set('q', q);
  for (const name of filterNames) {
    for (const value of [...(query[name] ?? [])].sort()) params.append(name, value);
  }
  if (major !== '') params.set('major', major);
  if (sort !== 'relevance') params.set('sort', sort);
  if (view !== 'list') params.set('view', view);
  if (page > 1) params.set('page', String(page));
  for (const [name, value] of insideOf({ inside })) params.set(name, value);
  const search = params.toString();
  return search === '' ? pathOf({ inside }) : `${pathOf({ inside })}?${search}`;
}

/** The signed-in directory's options as address parameters; lists in one value. */
export const insideOf = ({
  inside,
}: Pick<Asked, 'inside'>): readonly (readonly [string, string])[] =>
  Object.entries<string | readonly string[] | null>({ ...inside }).flatMap(([name, value]) =>
    value?.length ? [[name, String(value)] as const] : [],
  );

/** The same with one value toggled; from the first page. */
export function toggled(query: Asked, name: FilterName, value: string): Asked {
  const values = query[name];
  const changed = values.includes(value)
    ? values.filter((one) => one !== value)
    : [...values, value];
  return { ...query, [name]: changed, page: 1 };
}

/** How many filters are set. */
export const filterCount = (query: Asked): number =>
  filterNames.reduce((count, name) => count + query[name].length, 0);

/** The same without any filter. */
export const withoutFilters = (query: Asked): Asked => ({
  ...nothingAsked,
  q: query.q,
  sort: query.sort,
  view: query.view,
  inside: query.inside,
});
