import { campusSettings, campusSizes, collegeTypes } from '../../colleges/college-choices.ts';
import { programFacts } from '../../colleges/college-steps.ts';
import { CollegeRep } from '../../colleges/college-rep.entity.ts';
import { Counselor } from '../../counselors/counselor.entity.ts';
import { CounselorSchool } from '../../counselors/counselor-school.entity.ts';
import { longText, text, url, whole } from '../../../platform/model/kinds.ts';
import { texts } from '../../../platform/model/lists.ts';
import { address, optionalAddress } from '../../../platform/model/address.ts';
import { Parent } from '../../students/parent.entity.ts';
import { reachFields, studentSteps } from '../../students/student-steps.ts';
import { Student } from '../../students/student.entity.ts';
import { typedMajors } from '../suggestions/typed-majors.ts';

const { firstName, lastName, dob, gender, phone, currentSchool, entryDate } = Student.members;

/** With their titles the browser would carry the whole list. */
const majors = texts().optional();

/** What the forms of the profile ask for, one by one. */
export const detailsFields = {
  name: { name: text() },
  student: {
    firstName,
    lastName,
    dob,
    gender,
    phone,
    ...optionalAddress(),
  },
  studentSchool: {
    currentSchool,
    schoolGrade: studentSteps.school.schoolGrade,
    graduationYear: studentSteps.school.graduationYear,
    entryDate,
  },
  wishes: {
    majors,
    campusSize: texts({ of: campusSizes }).optional(),
    campusSetting: texts({ of: campusSettings }).optional(),
    collegeType: texts({ of: collegeTypes }).optional(),
    onlineCoursePct: whole({ min: 0, max: 100 }).optional(),
    ...reachFields,
  },
  parent: {
    firstName: Parent.members.firstName,
    lastName: Parent.members.lastName,
    phone: Parent.members.phone,
  },
  rep: {
    firstName: CollegeRep.members.firstName,
    lastName: CollegeRep.members.lastName,
    title: CollegeRep.members.title,
    phone: CollegeRep.members.phone,
    contactVisible: CollegeRep.members.contactVisible,
  },
  college: {
    name: text(),
    boothUrl: url(),
    description: longText().optional(),
    ...address(),
  },
  programs: {
    majors,
    ...typedMajors,
    ...programFacts,
  },
  counselor: {
    firstName: Counselor.members.firstName,
    lastName: Counselor.members.lastName,
    phone: Counselor.members.phone,
    contactVisible: Counselor.members.contactVisible,
  },
  school: { name: CounselorSchool.members.name, ...address() },
} as const;
