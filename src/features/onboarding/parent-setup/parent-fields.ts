import { Parent } from '../../students/parent.entity.ts';

const { firstName, lastName, email, phone, studentRelationship } = Parent.members;

/** What a student tells of a parent. */
export const parentFields = { firstName, lastName, email, studentRelationship };

/** What a parent enters about themselves and about the student to invite. */
export const ownParentFields = {
  studentEmail: email,
  firstName,
  lastName,
  phone,
  studentRelationship,
};

/** What a parent whose name is known enters. */
export const studentToInvite = { studentEmail: email, studentRelationship };
