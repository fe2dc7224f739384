import { isUuid } from '../../../platform/model/kinds.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput } from '../../../platform/model/refusal.ts';
import { campusSettings, campusSizes, collegeTypes } from '../college-choices.ts';
import { onlineShares } from './directory-entry.ts';
import type { DirectoryPlace, DirectoryQuery } from './directory-index.ts';
import type { DirectoryFilters, FacetName } from './facet-index.ts';
import type { DirectorySort } from './rank-colleges.ts';
import type { ApiSentence } from '../../../platform/model/api-sentence.ts';

/** The arguments of the call, as the schema coerces them. */
export interface DirectoryArgs {
  readonly search?: string | null;
  readonly states?: readonly string[] | null;
  readonly types?: readonly string[] | null;
  readonly sizes?: readonly string[] | null;
  readonly settings?: readonly string[] | null;
  readonly majors?: readonly string[] | null;
  readonly online?: readonly string[] | null;
  readonly fairs?: readonly string[] | null;
  readonly fairId?: string | null;
  readonly findMajor?: string | null;
  readonly sort?: DirectorySort | null;
  readonly skip?: number | null;
  readonly limit?: number | null;
  readonly nextToken?: string | null;
}

/** The validated request. */
export interface DirectoryRequest {
  readonly query: DirectoryQuery;
  readonly fairId: string | undefined;
  /** Identifies the list, so that a token continues no other. */
  readonly scope: string;
}

const facets: Readonly<Record<FacetName, readonly string[] | null>> = {
  states: null,
  types: collegeTypes,
  sizes: campusSizes,
  settings: campusSettings,
  majors: null,
  online: onlineShares,
};

const most = { search: 200, skip: 100_000, values: 100, length: 120, limit: 100 };

/** @throws Refusal BAD_USER_INPUT */
export function readRequest(args: DirectoryArgs): DirectoryRequest {
  const problems: Record<string, ApiSentence> = {};
  const search = args.search?.toWellFormed().trim() ?? '';
  if ([...search].length > most.search) problems['search'] = messages.maxLength(most.search);
  const limit = args.limit ?? 20;
  if (limit < 1) problems['limit'] = messages.minimum(1);
  const skip = args.skip ?? 0;
  if (skip < 0) problems['skip'] = messages.minimum(0);
  if (skip > most.skip) problems['skip'] = messages.maximum(most.skip);
  const findMajor = args.findMajor?.toWellFormed().slice(0, most.length) ?? '';
  const fairs = [...new Set(args.fairs)].sort();
  const wrongFairs = problemWith(fairs, null);
  if (wrongFairs !== null) problems['fairs'] = wrongFairs;
  const { fairId } = args;
  if (fairId && !isUuid(fairId)) problems['fairId'] = messages.notThere;

  const filters: { -readonly [Name in FacetName]?: string[] } = {};
  for (const [key, choices] of Object.entries(facets)) {
    const name = key as FacetName;
    const requested = args[name] ?? [];
    const wrong = problemWith(requested, choices);
    if (wrong !== null) problems[name] = wrong;
    const values = name === 'states' ? requested.map((state) => state.toUpperCase()) : requested;
    if (values.length > 0) filters[name] = [...new Set(values)].sort();
  }
  if (Object.keys(problems).length > 0) throw badInput(problems);

  const sort = args.sort ?? 'relevance';
  return {
    query: { search, filters, fairs, findMajor, sort, skip, limit: Math.min(limit, most.limit) },
    fairId: fairId ?? undefined,
    scope: `collegeDirectory ${JSON.stringify([search, filters, fairs, fairId ?? null, sort])}`,
  };
}

function problemWith(
  values: readonly string[],
  choices: DirectoryFilters[FacetName] | null,
): ApiSentence | null {
  if (values.length > most.values) return messages.listLength(most.values);
  if (values.some((value) => value.length > most.length)) return messages.maxLength(most.length);
  return choices && !values.every((value) => choices.includes(value))
    ? messages.choice(choices)
    : null;
}

/** The position that the key of a token stands for. */
export function placeAfter(key: string): DirectoryPlace {
  const end = key.indexOf('\u0000');
  return { rank: Number(key.slice(0, end)), order: key.slice(end + 1) };
}
