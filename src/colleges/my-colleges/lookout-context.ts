import { createContext } from 'react';
import { nothingAsked, type Asked } from '../directory-address.ts';

/** What every card of the directory inside is told. */
export interface Looking {
  readonly asked: Asked;
  readonly canSave: boolean;
  /** What the student is called whose list a parent reads. */
  readonly studentName: string | null;
}

export const LookingContext = createContext<Looking>({
  asked: nothingAsked,
  canSave: false,
  studentName: null,
});
