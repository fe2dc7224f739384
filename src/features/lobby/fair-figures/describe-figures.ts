import type { Translate } from '../../../platform/i18n/translator-for.ts';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { figuresMessages as messages } from './figures.messages.ts';

const heads: Readonly<Record<string, Message>> = {
  attendeeType: messages.byType,
  state: messages.byState,
  schoolGrade: messages.byGrade,
  schoolName: messages.bySchool,
  heardFrom: messages.bySource,
  majors: messages.byMajor,
};

const types: Readonly<Record<string, Message>> = {
  student: messages.student,
  parent: messages.parent,
  counselor: messages.counselor,
};

/** The name of a group of attendees. */
export const headOfGroup = (by: string): Message => heads[by] ?? messages.attendees;

/** An answer in words; null if the question was left blank. */
export function describeLabel(t: Translate, label: string | null): string {
  if (label === null) return t(messages.notSaid);
  const type = types[label];
  return type ? t(type) : label;
}
