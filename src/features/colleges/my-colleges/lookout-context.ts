import { createContext } from 'react';
import { nothingAsked, type Asked } from '../directory-page/directory-address.ts';

/** Context for every card of the signed-in directory. */
export interface Looking {
  readonly asked: Asked;
  readonly canSave: boolean;
  /** The name of the student whose list a parent reads. */
  readonly studentName: string | null;
}

export const LookingContext = createContext<Looking>({
  asked: nothingAsked,
  canSave: false,
  studentName: null,
});
