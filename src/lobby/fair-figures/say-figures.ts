import type { Say } from '../../platform/words/speak.ts';
import type { Message } from '../../platform/words/words.ts';
import { figuresWords as said } from './figures.words.ts';

const heads: Readonly<Record<string, Message>> = {
  attendeeType: said.byType,
  state: said.byState,
  schoolGrade: said.byGrade,
  schoolName: said.bySchool,
  heardFrom: said.bySource,
  majors: said.byMajor,
};

const types: Readonly<Record<string, Message>> = {
  student: said.student,
  parent: said.parent,
  counselor: said.counselor,
};

/** What a group of attendees is called. */
export const headOfGroup = (by: string): Message => heads[by] ?? said.attendees;

/** An answer in words; null where the question was left out. */
export function sayLabel(say: Say, label: string | null): string {
  if (label === null) return say(said.notSaid);
  const type = types[label];
  return type ? say(type) : label;
}
