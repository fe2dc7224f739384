import type { Queryable } from '../database/queryable.ts';
import type { Transport } from './transport.server.ts';

/** Sends nothing: stores the text in the row, for the built-in mailbox. */
export function createKeeper(pool: Queryable): Transport {
  return {
    keeps: true,
    async carry({ id, subject, text, html, headers }, mayBegin) {
      if (!(await mayBegin())) return { kind: 'held' };
      try {
        await pool.query(
          'update mail set subject = $2, text = $3, html = $4, headers = $5 where id = $1',
          [id, subject, text, html, JSON.stringify(headers)],
        );
      } catch {
        // No server has it either: no doubt, and no harm in storing it twice.
        return { kind: 'later', reason: 'The mailbox could not be written.' };
      }
      return { kind: 'sent' };
    },
    async probe() {},
    close() {},
  };
}
