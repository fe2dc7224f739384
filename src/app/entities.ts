import { FairAttendee } from '../features/attendees/fair-attendee.entity.ts';
import { FairBooth } from '../features/booths/fair-booth.entity.ts';
import { CollegeProfile } from '../features/colleges/college-profile.entity.ts';
import { CollegeRep } from '../features/colleges/college-rep.entity.ts';
import { College } from '../features/colleges/college.entity.ts';
import { CounselorSchool } from '../features/counselors/counselor-school.entity.ts';
import { Counselor } from '../features/counselors/counselor.entity.ts';
import { FairExhibitor } from '../features/exhibitors/fair-exhibitor.entity.ts';
import { FairWebinar } from '../features/fairs/fair-webinar.entity.ts';
import { Fair } from '../features/fairs/fair.entity.ts';
import { CollegePayment } from '../features/payments/college-payment.entity.ts';
import { assembleModel } from '../platform/model/model.ts';
import { Parent } from '../features/students/parent.entity.ts';
import { StudentCollegePreferences } from '../features/students/student-college-preferences.entity.ts';
import { StudentPrivacySettings } from '../features/students/student-privacy-settings.entity.ts';
import { Student } from '../features/students/student.entity.ts';

/** The entities in the order of the specification's section 3. */
export const entities = [
  College,
  CollegePayment,
  CollegeProfile,
  CollegeRep,
  Counselor,
  CounselorSchool,
  Fair,
  FairAttendee,
  FairBooth,
  FairExhibitor,
  FairWebinar,
  Parent,
  Student,
  StudentCollegePreferences,
  StudentPrivacySettings,
] as const;

/** All entities together; relations are checked here, at startup. */
export const model = assembleModel(entities);
