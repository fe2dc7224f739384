import { Parent } from '../../students/parent.entity.ts';

const { firstName, lastName, email, phone, studentRelationship } = Parent.members;

/** What the forms about links between people ask for. */
export const familyForms = {
  inviteParent: { firstName, lastName, email, studentRelationship },
  inviteStudent: { studentEmail: email, firstName, lastName, phone, studentRelationship },
  /** Of a parent whose name is known. */
  inviteStudentOnly: { studentEmail: email, studentRelationship },
  relationship: { studentRelationship },
} as const;
