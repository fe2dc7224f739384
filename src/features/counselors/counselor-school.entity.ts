import { create, full, read } from '../../platform/model/access.ts';
import { address, postalCodeFits } from '../../platform/model/address.ts';
import { entity } from '../../platform/model/entity.ts';
import { text } from '../../platform/model/kinds.ts';
import { lowerCase } from '../../platform/model/lower-case.ts';
import { hasMany } from '../../platform/model/relation.ts';

const addressFields = address();

export const CounselorSchool = entity(
  'CounselorSchool',
  {
    name: text(),
    nameLower: text().derivedFrom('name', lowerCase),
    ...addressFields,
    // The federal list of schools has only city and state.
    address1: addressFields.address1.nullable(),
    postalCode: addressFields.postalCode.nullable(),
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
