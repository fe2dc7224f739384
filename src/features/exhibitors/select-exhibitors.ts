import { redirect } from 'react-router';
import { graphql } from '../../platform/pages/graphql.ts';
import { idsIn } from '../../platform/pages/matching-ids.ts';
import type { PageCall } from '../../platform/pages/page-call.ts';
import { chooseFirst, leadToFile } from '../../ui/tables/act-on-selected.ts';
import { readTable, selectionOf, withoutSelection } from '../../ui/tables/table-address.ts';
import { mostExhibitors, readExhibitorFilter } from './exhibitor-filters.ts';
import { exhibitorIds } from './managed-exhibitors-query.ts';

/** Begins an email to many. */
export const beginEmail = graphql(`
  mutation BeginEmailToMany($input: SaveCampaignDraftInput!) {
    saveCampaignDraft(input: $input) {
      id
    }
  }
`);

/** The filters in the address of a table of exhibitors. */
const narrowedBy = (search: URLSearchParams) => ({
  ...readExhibitorFilter(search),
  search: readTable(search, []).search,
});

/** A page of the ids that match the address of a table. */
export const readMatching =
  (call: PageCall, fairId: string, search: URLSearchParams) => async (page: number) =>
    (await call.query(exhibitorIds, { fairId, ...narrowedBy(search), page })).manageExhibitors;

/**
 * The exhibitors of a file or an email, by address: the selected ones, or the matches; null for all
 * of the fair.
 */
export async function exhibitorsChosen(
  call: PageCall,
  fairId: string,
  search: URLSearchParams,
): Promise<readonly string[] | null> {
  const chosen = idsIn(search.getAll('id'));
  if (chosen.length > 0 && !search.has('all')) return chosen;
  if (Object.values(narrowedBy(search)).every((one) => one === null || one === '')) return null;
  const read = readMatching(call, fairId, search);
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await read(page);
    ids.push(...items.map(({ id }) => id));
    if (items.length === 0 || ids.length >= total) return ids;
  }
}

interface Passed {
  readonly fairId: string;
  /** The address of the file. */
  readonly file: string;
  /** Begins the email and redirects to it. */
  readonly email: (audience: string, count: number | null) => Promise<Response>;
}

/**
 * Handles actions without confirmation: the file of the selected, or a draft email to them.
 * Undefined when the form asks for something else.
 */
export async function passOnSelection(
  call: PageCall,
  form: FormData,
  url: URL,
  { fairId, file, email }: Passed,
): Promise<Response | undefined> {
  const intent = form.get('intent');
  if (intent !== 'csv' && intent !== 'email') return undefined;
  if (intent === 'csv') return leadToFile(call, form, url, file);
  const search = selectionOf(form, url.search);
  if (search === null) return chooseFirst(call, url);
  const ids = (await exhibitorsChosen(call, fairId, search))?.slice(0, mostExhibitors);
  // An empty list would mean all of them.
  if (ids?.length === 0) return redirect(`${url.pathname}${withoutSelection(url.search)}`);
  const whom = `FAIR_EXHIBITORS:${fairId}`;
  return email(ids ? `${whom}:E${ids.join(',')}` : whom, ids?.length ?? null);
}
