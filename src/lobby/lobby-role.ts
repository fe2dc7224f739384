import type { Viewer } from '../platform/model/viewer.ts';

/**
 * As what someone is at a fair: to run it, with a college that exhibits, registered, or as the parent
 * of a student who is registered.
 */
export type LobbyRole =
  | { readonly as: 'admin'; readonly role: Viewer['role'] }
  | { readonly as: 'rep'; readonly collegeId: string | null }
  | { readonly as: 'attendee'; readonly type: AttendeeType }
  | {
      readonly as: 'family';
      readonly studentId: string;
      /** The student's account, which the registration names. */
      readonly accountId: string;
    };

export type AttendeeType = 'student' | 'parent' | 'counselor';

/** Whether a change of someone's roles and links leaves him what he came in by. */
export function stillStands(standing: LobbyRole, viewer: Viewer): boolean {
  switch (standing.as) {
    case 'admin':
      return viewer.role === standing.role;
    case 'rep':
      return (
        viewer.approved && viewer.holds['college']?.includes(standing.collegeId ?? '') === true
      );
    case 'family':
      return viewer.holds['student']?.includes(standing.studentId) === true;
    case 'attendee':
      return viewer.id !== null;
  }
}
