import type { DirectoryView } from '../directory-page/directory-view.ts';
import type { MyCardView } from '../card-view.ts';

/** A student to search for. */
export interface LookedFor {
  readonly id: string;
  readonly name: string;
}

/** A college selected for comparison. */
export interface Picked {
  readonly slug: string;
  readonly name: string;
}

/** Who searches, and for whom. */
export interface Lookout {
  readonly userType: string;
  /** For a parent, the students to switch between. */
  readonly students: readonly LookedFor[];
  /** For a parent, the student to match with. */
  readonly student: LookedFor | null;
  readonly hasWishes: boolean;
  readonly canSave: boolean;
  readonly savedCount: number;
  readonly savedByStudentCount: number;
}

/** What the signed-in directory shows. */
export interface MyDirectoryView extends DirectoryView<MyCardView>, Lookout {
  readonly picked: readonly Picked[];
}
