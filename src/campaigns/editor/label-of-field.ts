import type { Say } from '../../platform/words/speak.ts';
import { editorWords as said } from './editor.words.ts';

const labels = {
  firstName: said.firstName,
  lastName: said.lastName,
  name: said.name,
  email: said.email,
  brandName: said.brandName,
  collegeName: said.collegeName,
  schoolName: said.schoolName,
  fairName: said.fairName,
} as const;

const isKnown = (field: string): field is keyof typeof labels => Object.hasOwn(labels, field);

/** What a merge field is called on the screen; its own name where there is no other. */
export const labelOfField = (say: Say, field: string): string =>
  isKnown(field) ? say(labels[field]) : field;
