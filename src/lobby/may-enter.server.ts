import type { Queryable } from '../platform/database/queryable.ts';
import type { Viewer } from '../platform/model/viewer.ts';
import { admissionOf } from './admission.server.ts';
import type { LobbyRole } from './lobby-role.ts';

/** How someone stands to a fair, and which booth there is his college's. */
export interface Entry {
  readonly standing: LobbyRole;
  readonly boothId: string | null;
}

/**
 * Whether someone may enter a fair, by the same rule as at its door, and as what; null for everyone
 * else, for whom there is no such fair behind the door. A draft and a cancelled fair are open to admins
 * only. That the doors are not open yet, or no longer, is not judged here.
 */
export async function mayEnter(
  on: Queryable,
  viewer: Viewer | null,
  fair: { readonly id: string; readonly fairType: string },
): Promise<Entry | null> {
  if (viewer?.id == null) return null;
  const { entersAs, isOpen, boothId } = await admissionOf(on, viewer, fair);
  if (entersAs === null || (!isOpen && entersAs.as !== 'admin')) return null;
  const hasBooth = entersAs.as === 'admin' || entersAs.as === 'rep';
  return { standing: entersAs, boothId: hasBooth ? boothId : null };
}
