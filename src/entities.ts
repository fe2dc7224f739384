import { FairAttendee } from './attendees/fair-attendee.entity.ts';
import { FairBooth } from './booths/fair-booth.entity.ts';
import { CollegeProfile } from './colleges/college-profile.entity.ts';
import { CollegeRep } from './colleges/college-rep.entity.ts';
import { College } from './colleges/college.entity.ts';
import { CounselorSchool } from './counselors/counselor-school.entity.ts';
import { Counselor } from './counselors/counselor.entity.ts';
import { FairExhibitor } from './exhibitors/fair-exhibitor.entity.ts';
import { FairWebinar } from './fairs/fair-webinar.entity.ts';
import { Fair } from './fairs/fair.entity.ts';
import { CollegePayment } from './payments/college-payment.entity.ts';
import { assembleModel } from './platform/model/model.ts';
import { Parent } from './students/parent.entity.ts';
import { StudentCollegePreferences } from './students/student-college-preferences.entity.ts';
import { StudentPrivacySettings } from './students/student-privacy-settings.entity.ts';
import { Student } from './students/student.entity.ts';

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
