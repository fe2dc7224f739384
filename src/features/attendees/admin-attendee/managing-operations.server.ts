import { cancelAttendees, resendConfirmations } from './attendee-acts.server.ts';
import { goneAttendee, managedAttendee, revealAttendee } from './attendee-detail.server.ts';
import { manageAttendees } from '../admin-list/manage-attendees.server.ts';
import { addAttendee, correctAttendee } from './write-attendee.server.ts';

/** The operations with which organizers manage registrations. */
export const managingOperations = [
  manageAttendees,
  managedAttendee,
  goneAttendee,
  revealAttendee,
  addAttendee,
  correctAttendee,
  cancelAttendees,
  resendConfirmations,
] as const;
