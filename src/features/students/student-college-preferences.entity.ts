import { create, full, holderOf } from '../../platform/model/access.ts';
import { entity } from '../../platform/model/entity.ts';
import { whole } from '../../platform/model/kinds.ts';
import { texts } from '../../platform/model/lists.ts';
import { belongsTo } from '../../platform/model/relation.ts';
import {
  admissions,
  campusSettings,
  campusSizes,
  collegeTypes,
  stateCodes,
} from '../colleges/college-choices.ts';
import { yearlyPrice } from '../colleges/college-steps.ts';
import { listOfInterests } from '../colleges/majors.ts';

export const StudentCollegePreferences = entity(
  'StudentCollegePreferences',
  {
    student: belongsTo('Student').oneToOne(),
    majors: listOfInterests().startsAs([]),
    campusSize: texts({ of: campusSizes }).startsAs([]),
    campusSetting: texts({ of: campusSettings }).startsAs([]),
    collegeType: texts({ of: collegeTypes }).startsAs([]),
    onlineCoursePct: whole({ min: 0, max: 100 }).optional(),
    // A college is near enough within so many miles of home, or in one of these states.
    maxMiles: whole({ min: 1, max: 5000 }).optional(),
    states: texts({ of: stateCodes }).startsAs([]),
    // What a year may cost once grants are subtracted, in dollars.
    maxNetPrice: yearlyPrice().optional(),
    admission: texts({ of: admissions }).startsAs([]),
  },
  {
    description: 'The college preferences of a student.',
    access: { owner: full, STUDENTS: create, ADMINS: full },
    sharedWith: [holderOf('student', 'studentId')],
    plural: 'StudentCollegePreferences',
  },
);
