import type { PlainQueryable } from '../queryable.ts';

/**
 * Milliseconds in which a lock statement gets all its tables. The two statements together take less
 * than the second after which PostgreSQL looks for deadlocks (`deadlock_timeout`).
 */
const patience = 400;

/** The tables of a migration are in use. */
export class TablesBusy extends Error {}

interface TableLocks {
  /** Tables that no one reads meanwhile. */
  readonly exclusive: readonly string[];
  /** Tables that everyone reads and no one changes meanwhile. */
  readonly shared: readonly string[];
}

/**
 * Takes the locks for migrations before the first of them runs, in the caller's transaction: a
 * migration that waits for one table while it holds another can deadlock with a request that uses
 * both, and the request may be the one that fails.
 *
 * @param texts the SQL of the migrations
 * @throws TablesBusy if requests hold them: roll back and retry, so that no request waits long
 */
export async function lockTables(tx: PlainQueryable, texts: readonly string[]): Promise<void> {
  const { rows } = await tx.query(
    `select relname as name from pg_class
     where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
       and not relispartition order by relname`,
  );
  const { exclusive, shared } = locksFor(
    texts,
    rows.map((one) => String((Object(one) as Record<string, unknown>)['name'])),
  );
  if (exclusive.length + shared.length === 0) return;
  try {
    await tx.query(`set local statement_timeout = ${patience}`);
    await lock(tx, exclusive, 'access exclusive');
    await lock(tx, shared, 'share row exclusive');
    await tx.query('set local statement_timeout = 0');
  } catch (error) {
    // 57014: the statement took longer.
    if ((Object(error) as { readonly code?: unknown }).code === '57014') throw new TablesBusy();
    throw error;
  }
}

async function lock(tx: PlainQueryable, tables: readonly string[], mode: string): Promise<void> {
  if (tables.length > 0)
    await tx.query(`lock table ${tables.map((name) => `"${name}"`).join(', ')} in ${mode} mode`);
}

/**
 * The locks that migrations need, of existing tables: by name, so that a table may be locked that is
 * only mentioned.
 */
export function locksFor(texts: readonly string[], tables: readonly string[]): TableLocks {
  const text = texts.join('\n').replaceAll(/--.*$/gm, '').toLowerCase();
  const words = new Set(text.match(/\w+/g));
  const changed = new Set(
    [
      ...text.matchAll(
        /\b(?:alter|drop)\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?"?(\w+)|\btruncate\s+(?:table\s+)?"?(\w+)|\bdrop\s+(?:trigger|rule)\s+(?:if\s+exists\s+)?\w+\s+on\s+"?(\w+)/g,
      ),
    ].flatMap(([, ...names]) => names.filter(Boolean)),
  );
  const mentioned = tables.filter((name) => words.has(name));
  return {
    exclusive: mentioned.filter((name) => changed.has(name)),
    shared: mentioned.filter((name) => !changed.has(name)),
  };
}
