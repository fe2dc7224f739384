import { readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { noOne } from '../../../platform/model/viewer.ts';

/** More fairs than any site has in the time that a calendar shows. */
const most = 1000;

/**
 * `calendar(...)`: the fairs between two instants, by their start. Without instants: the fairs that
 * have not ended.
 */
export const calendar = operation<'calendar'>({
  kind: 'Query',
  name: 'calendar',
  field: `
  "Lists published fairs between two instants, by start time. Without them: fairs that haven’t ended."
  calendar(from: DateTime, until: DateTime): [Fair!]!`,
  who: ['everyone'],
  async resolve({ from, until }, { viewer, world, services }, records) {
    const since = from ?? world.now().toISOString();
    const on = [{ endTime: { gt: since } }, ...(until ? [{ startTime: { lt: until } }] : [])];
    const page = await records?.list(viewer ?? noOne, { filter: { and: on }, limit: most });
    // Lists are ordered by id, and the start may not be among the requested fields.
    const rows = await readRows(services.database.pool, { id: 'text' })(
      `select id from fair where end_time > $1 and ($2::timestamptz is null or start_time < $2)
       order by start_time, id`,
      [since, until ?? null],
    );
    const places = new Map(rows.map(({ id }, index) => [id, index]));
    const placeOf = ({ id }: Readonly<Record<string, unknown>>) =>
      places.get(String(id)) ?? places.size;
    return (page?.items ?? []).toSorted((one, other) => placeOf(one) - placeOf(other));
  },
});
