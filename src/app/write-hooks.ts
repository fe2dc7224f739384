import { createAttendee } from '../features/attendees/admin-attendee/create-attendee.server.ts';
import { updateAttendee } from '../features/attendees/admin-attendee/update-attendee.server.ts';
import { deleteBooth, updateBooth } from '../features/booths/write-booth.server.ts';
import {
  createCollege,
  updateCollege,
} from '../features/colleges/college-identity/write-college.server.ts';
import {
  createCounselor,
  updateCounselor,
} from '../features/counselors/counselor-record/write-counselor.server.ts';
import { updateSchool } from '../features/counselors/update-school.server.ts';
import {
  createBooth,
  createExhibitor,
} from '../features/exhibitors/adding/create-exhibitor.server.ts';
import {
  createFair,
  updateFair,
  updateWebinar,
} from '../features/fairs/fair-settings/write-fair.server.ts';
import { deleteExhibitor } from '../features/exhibitors/withdrawal/remove-exhibitor.server.ts';
import type { AppServices } from './services.server.ts';
import type { WriteHook } from '../platform/graphql/write-hook.ts';

/** Write hooks of generated mutations, for rules that entities can't declare. */
export const writeHooks: readonly WriteHook<AppServices>[] = [
  createAttendee,
  updateAttendee,
  createExhibitor,
  createBooth,
  updateBooth,
  deleteBooth,
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
