import { create, full, read } from '../../platform/model/access.ts';
import { address, optionalAddress, postalCodeFits } from '../../platform/model/address.ts';
import { entity } from '../../platform/model/entity.ts';
import { text } from '../../platform/model/kinds.ts';
import { lowerCase } from '../../platform/model/lower-case.ts';
import { hasMany } from '../../platform/model/relation.ts';

const { address1, postalCode } = optionalAddress();

export const CounselorSchool = entity(
  'CounselorSchool',
  {
    name: text(),
    nameLower: text().derivedFrom('name', lowerCase),
    ...address(),
    // A school is known by its name and town; the national list has no more.
    address1,
    postalCode,
    // Of the staff’s email addresses.
    domain: text({ max: 253 }).optional().setBy('ADMINS'),
    counselors: hasMany('Counselor', 'counselorSchool'),
  },
  {
    description: 'A school that counselors work at.',
    access: { owner: full, COUNSELORS: create, ADMINS: full, signedIn: read },
    rules: [postalCodeFits],
  },
);
