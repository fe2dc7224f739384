import type { Queryable } from '../database/queryable.ts';
import { snakeCase } from '../store/naming.ts';
import type { FileParts } from './files.server.ts';

/**
 * Updates the file addresses in fields after PUBLIC_URL has changed, e.g. after a restore
 * elsewhere. The rest of each address stays.
 *
 * @returns how many fields were changed
 */
export async function keepAddresses(
  pool: Queryable,
  { slots, publicUrl, world }: Pick<FileParts, 'slots' | 'publicUrl' | 'world'>,
): Promise<number> {
  let changed = 0;
  for (const { entity, name, shownIn, parts } of slots) {
    // Addresses in JSON begin with the path.
    if (shownIn === undefined || parts) continue;
    const field = `t.${snakeCase(shownIn)}`;
    const { rowCount } = await pool.query(
      `update ${snakeCase(entity.name)} t
       set ${snakeCase(shownIn)} = $3 || substr(${field}, strpos(${field}, '/api/files/')), updated_at = $4
       from file f
       where f.record_type = $1 and f.slot = $2 and f.state = 'ready' and f.record_id = t.id
         and strpos(${field}, '/api/files/' || f.id || '/') > 0 and not starts_with(${field}, $3 || '/api/files/')`,
      [entity.name, name, publicUrl, world.now()],
    );
    changed += rowCount ?? 0;
  }
  return changed;
}
