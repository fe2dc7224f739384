import { collegeToBeDecided, type SessionAttributes } from '../session-attributes.ts';

/** One read of the current user: a record by its id, or the first of a list. */
export type OwnRead =
  | { readonly entity: string; readonly get: string }
  | { readonly entity: string; readonly list: { readonly field: string; readonly eq: string } };

/**
 * Which student record is the user's (section 6 of the specification): a parent's is matched on the
 * student id of the session, everyone else's on `userId`. Null for a parent without a link.
 */
export function ownStudentRead(attributes: SessionAttributes): OwnRead | null {
  if (attributes.user_type !== 'parent') return listBy('Student', 'userId', attributes.sub);
  return attributes.student_id === null ? null : listBy('Student', 'id', attributes.student_id);
}

/**
 * The reads made for the current user (section 7 of the specification), each only when its key is
 * present; of a list the first result counts, or null.
 */
export function ownRecordReads(attributes: SessionAttributes): readonly OwnRead[] {
  const { sub, user_type: userType, college_id: collegeId } = attributes;
  switch (userType) {
    case 'student':
      return [listBy('Student', 'userId', sub)];
    case 'parent': {
      const student = ownStudentRead(attributes);
      return [listBy('Parent', 'userId', sub), ...(student ? [student] : [])];
    }
    case 'counselor':
      return [
        listBy('Counselor', 'userId', sub),
        ...(collegeId === null ? [] : [{ entity: 'CounselorSchool', get: collegeId }]),
      ];
    case 'college': {
      const rep = listBy('CollegeRep', 'userId', sub);
      if (collegeId === null || collegeId === collegeToBeDecided) return [rep];
      return [
        rep,
        { entity: 'College', get: collegeId },
        listBy('FairBooth', 'collegeId', collegeId),
      ];
    }
    case 'admin':
    case 'admin6x6':
      return [];
  }
}

function listBy(entity: string, field: string, eq: string): OwnRead {
  return { entity, list: { field, eq } };
}
