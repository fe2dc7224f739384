import type { DirectoryView } from '../directory-page/directory-view.ts';
import type { MyCardView } from '../my-card-view.ts';

/** A student who is looked for. */
export interface LookedFor {
  readonly id: string;
  readonly name: string;
}

/** A college that is picked to be compared. */
export interface Picked {
  readonly slug: string;
  readonly name: string;
}

/** Who looks, and for whom. */
export interface Lookout {
  readonly userType: string;
  /** Of a parent the students to switch between. */
  readonly students: readonly LookedFor[];
  /** Of a parent the one that is matched with. */
  readonly student: LookedFor | null;
  readonly hasWishes: boolean;
  readonly canSave: boolean;
  readonly savedCount: number;
  readonly savedByStudentCount: number;
}

/** What the directory inside shows. */
export interface MyDirectoryView extends DirectoryView<MyCardView>, Lookout {
  readonly picked: readonly Picked[];
}
