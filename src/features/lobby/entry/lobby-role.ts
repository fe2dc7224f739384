import type { Viewer } from '../../../platform/model/viewer.ts';

/**
 * A person's role at a fair: organizer, rep of an exhibiting college, registered, or parent of a
 * registered student.
 */
export type LobbyRole =
  | { readonly as: 'admin'; readonly role: Viewer['role'] }
  | { readonly as: 'rep'; readonly collegeId: string | null }
  | { readonly as: 'attendee'; readonly type: AttendeeType }
  | {
      readonly as: 'family';
      readonly studentId: string;
      /** The student's account, from the registration. */
      readonly accountId: string;
    };

export type AttendeeType = 'student' | 'parent' | 'counselor';

/** Whether a person keeps their access after a change of their roles and links. */
export function stillStands(lobbyRole: LobbyRole, viewer: Viewer): boolean {
  switch (lobbyRole.as) {
    case 'admin':
      return viewer.role === lobbyRole.role;
    case 'rep':
      return (
        viewer.approved && viewer.holds['college']?.includes(lobbyRole.collegeId ?? '') === true
      );
    case 'family':
      return viewer.holds['student']?.includes(lobbyRole.studentId) === true;
    case 'attendee':
      return viewer.id !== null;
  }
}
