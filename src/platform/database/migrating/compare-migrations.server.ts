import type { PlainQueryable } from '../queryable.ts';
import { readMigrations } from '../read-migrations.server.ts';

/** Compares a database's migrations with those that this Quad knows. */
export interface MigrationLevel {
  /** Known migrations that have not run yet, in their order. */
  readonly pending: readonly string[];
  /** Migrations that have run and belong to a newer release. */
  readonly newer: readonly string[];
  /** Why a Quad that knows no more must not work with these tables, as one sentence; absent: it can. */
  readonly refusal?: string;
}

const wayOut = 'start that one, or restore an older backup.';

/**
 * Compares the tables of a database with the migrations that a Quad knows. Tables that a newer release
 * has only added to are good for an older process; those that it has taken something from are not, when
 * `migration_floor` names a migration that the process does not know.
 */
export async function compareMigrations(
  database: PlainQueryable,
  ownMigrations: readonly string[],
): Promise<MigrationLevel> {
  const applied = (await readMigrations(database)) ?? [];
  const pending = ownMigrations.filter((name) => !applied.includes(name));
  const newer = applied.filter((name) => !ownMigrations.includes(name));
  if (newer.length === 0) return { pending, newer };
  if (pending.length > 0)
    return {
      pending,
      newer,
      refusal: `This database was made by another Quad (it has ${newer.join(', ')} and lacks ${pending.join(', ')}): ${wayOut}`,
    };
  const floors = (await readFloors(database)).filter(
    ({ lowest }) => !ownMigrations.includes(lowest),
  );
  if (floors.length === 0) return { pending, newer };
  const reasons = floors.map(({ migration, lowest }) => `${migration} needs ${lowest}`);
  return {
    pending,
    newer,
    refusal: `This database was made by a newer Quad and has changed too much for this one (${reasons.join(', ')}): ${wayOut}`,
  };
}

interface Floor {
  readonly migration: string;
  readonly lowest: string;
}

async function readFloors(database: PlainQueryable): Promise<readonly Floor[]> {
  const found = await database.query<{ found: boolean }>(
    `select to_regclass(format('%I.migration_floor', current_schema())) is not null as found`,
  );
  if (found.rows[0]?.found !== true) return [];
  const { rows } = await database.query<Floor>(
    'select migration, lowest from migration_floor order by migration',
  );
  return rows;
}
