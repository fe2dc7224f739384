import { createAttendee } from './attendees/create-attendee.server.ts';
import { updateAttendee } from './attendees/update-attendee.server.ts';
import { createCollege, updateCollege } from './colleges/write-college.server.ts';
import { createCounselor, updateCounselor } from './counselors/write-counselor.server.ts';
import { updateSchool } from './counselors/update-school.server.ts';
import { createBooth, createExhibitor } from './exhibitors/create-exhibitor.server.ts';
import { createFair, updateFair, updateWebinar } from './fairs/write-fair.server.ts';
import { deleteExhibitor } from './exhibitors/remove-exhibitor.server.ts';
import type { AppServices } from './app-services.server.ts';
import type { WriteHook } from './platform/graphql/write-hook.ts';

/** Write hooks of generated mutations, for rules that entities can't declare. */
export const writeHooks: readonly WriteHook<AppServices>[] = [
  createAttendee,
  updateAttendee,
  createExhibitor,
  createBooth,
  deleteExhibitor,
  createCollege,
  updateCollege,
  updateSchool,
  createCounselor,
  updateCounselor,
  createFair,
  updateFair,
  updateWebinar,
];
