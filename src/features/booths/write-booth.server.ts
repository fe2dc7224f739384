import type { WriteHook } from '../../platform/graphql/write-hook.ts';
import { isUuid } from '../../platform/model/kinds.ts';
import { exclusionRefusal } from './refuse-excluded-editors.server.ts';

/** The writes of people whom an organizer has muted at the booth's fair, or removed, are refused. */
const unlessExcluded = (verb: 'update' | 'delete'): WriteHook => ({
  entityName: 'FairBooth',
  verb,
  write(write, { services: { writer } }) {
    const { id } = write.input;
    if (typeof id !== 'string' || !isUuid(id)) return writer[verb](write);
    return writer.change(async (tx) => {
      const refusal = await exclusionRefusal(tx, write.viewer, id);
      // Someone without access to the booth gets that error.
      const row = await writer[verb](write, tx);
      if (refusal) throw refusal;
      return row;
    });
  },
});

/** `updateFairBooth`. */
export const updateBooth = unlessExcluded('update');
/** `deleteFairBooth`. */
export const deleteBooth = unlessExcluded('delete');
