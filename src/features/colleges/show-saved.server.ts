import type { CollegeDirectory } from './college-directory.server.ts';
import type { SavedCollege } from './saved-colleges.server.ts';

/** Saved colleges with their public data; null for those that have left the directory. */
export async function withCards(directory: CollegeDirectory, list: readonly SavedCollege[]) {
  const cards = await directory.cards(list.map(({ collegeId }) => collegeId));
  return list.map((saved) => ({ ...saved, college: cards.get(saved.collegeId) ?? null }));
}
