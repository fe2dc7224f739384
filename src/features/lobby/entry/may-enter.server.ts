import type { Queryable } from '../../../platform/database/queryable.ts';
import type { Viewer } from '../../../platform/model/viewer.ts';
import { admissionOf } from './admission.server.ts';
import type { LobbyRole } from './lobby-role.ts';

/** A person's access to a fair, and their college's booth there. */
export interface Entry {
  readonly standing: LobbyRole;
  readonly boothId: string | null;
}

/**
 * Whether someone can enter a fair, by the same rule as at entry, and in which role; null for
 * everyone else, for whom the inside of the fair doesn't exist. A draft and a canceled fair are
 * open to admins only. Doesn't check whether the doors are open yet, or still.
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
