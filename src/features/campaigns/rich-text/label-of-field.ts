import type { Translate } from '../../../platform/i18n/translator-for.ts';
import { editorMessages as messages } from '../editor/editor.messages.ts';

const labels = {
  firstName: messages.firstName,
  lastName: messages.lastName,
  name: messages.name,
  email: messages.email,
  brandName: messages.brandName,
  collegeName: messages.collegeName,
  schoolName: messages.schoolName,
  fairName: messages.fairName,
} as const;

const isKnown = (field: string): field is keyof typeof labels => Object.hasOwn(labels, field);

/** The label of a merge field on the screen; its own name where there is no other. */
export const labelOfField = (t: Translate, field: string): string =>
  isKnown(field) ? t(labels[field]) : field;
