import type { UserType } from '../platform/model/viewer.ts';

const parentTitles: Readonly<Record<string, string>> = {
  Other: 'Student Support',
  Friend: 'Friend of Student',
  Relative: "Student's Relative",
};

/**
 * The title under a person's name (section 6 of the specification): the kind of user, for a parent
 * the relationship to the student.
 *
 * @param studentRelationship the field of the Parent record; nothing else looks at it
 */
export function profileTitle(userType: UserType, studentRelationship?: string | null): string {
  switch (userType) {
    case 'admin':
    case 'admin6x6':
      return 'Admin';
    case 'college':
      return 'College Rep';
    case 'counselor':
      return 'Counselor';
    case 'student':
      return 'Student';
    case 'parent': {
      const relationship = studentRelationship?.trim() ?? '';
      if (relationship === '') return 'Parent';
      return Object.hasOwn(parentTitles, relationship)
        ? (parentTitles[relationship] ?? relationship)
        : relationship;
    }
  }
}
