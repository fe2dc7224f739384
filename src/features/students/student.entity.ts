import { optionalAddress, postalCodeFits } from '../../platform/model/address.ts';
import { create, full, holderOf } from '../../platform/model/access.ts';
import { entity, type Rule } from '../../platform/model/entity.ts';
import {
  account,
  dateOfBirth,
  email,
  flag,
  phone,
  text,
  whole,
} from '../../platform/model/kinds.ts';
import { isOldEnough, tooYoungMessage } from '../../platform/model/minimum-age.ts';
import { hasMany, hasOne } from '../../platform/model/relation.ts';

const oldEnough: Rule = ({ dob }, { now }) =>
  typeof dob === 'string' && !isOldEnough(dob, now) ? { dob: tooYoungMessage } : null;

export const Student = entity(
  'Student',
  {
    dob: dateOfBirth(),
    firstName: text(),
    lastName: text(),
    ...optionalAddress(),
    phone: phone().optional(),
    email: email(),
    currentSchool: text().optional(),
    entryDate: text({ max: 40 }).optional(),
    schoolGrade: text({ max: 40 }).optional(),
    graduationYear: whole({ min: 1950, max: 2100 }).optional(),
    userId: account().unique(),
    gender: text({ max: 60 }).optional(),
    setupStep: whole({ min: 0, max: 4 }).startsAs(0).setBy('ADMINS'),
    deleted: flag().startsAs(false).setBy('ADMINS'),
    collegePreferences: hasOne('StudentCollegePreferences', 'student'),
    privacySettings: hasOne('StudentPrivacySettings', 'student'),
    parents: hasMany('Parent', 'student'),
  },
  {
    description: 'A student.',
    access: { owner: full, STUDENTS: create, ADMINS: full },
    sharedWith: [holderOf('student', 'id')],
    hiddenBy: 'deleted',
    rules: [postalCodeFits, oldEnough],
  },
);
