import { create, full, holderOf, namedIn, onceSet, read } from '../../platform/model/access.ts';
import { entity } from '../../platform/model/entity.ts';
import type { FieldReader } from '../../platform/model/field.ts';
import { account, email, flag, instant, phone, text } from '../../platform/model/kinds.ts';
import { belongsTo } from '../../platform/model/relation.ts';

const contactReaders: FieldReader[] = [
  'owner',
  'ADMINS',
  'ADMINS6X6',
  'approved',
  { flag: 'contactVisible' },
];

export const Counselor = entity(
  'Counselor',
  {
    counselorSchool: belongsTo('CounselorSchool').toAny().holdsOn(),
    firstName: text(),
    lastName: text(),
    userId: account().unique(),
    phone: phone()
      .nullable()
      .visibleTo(...contactReaders),
    email: email().visibleTo(...contactReaders),
    contactVisible: flag().startsAs(false),
    confirmedAt: instant().optional().setBy('system'),
  },
  {
    description: 'A counselor or teacher and the school they work at.',
    access: {
      owner: full,
      COUNSELORS: create,
      ADMINS: full,
      // Anyone can claim to work at a school: strangers only see confirmed counselors.
      signedIn: onceSet(read, 'confirmedAt'),
    },
    // The counselor, where an admin made the record, and the colleagues who are asked to confirm it.
    sharedWith: [namedIn('userId'), holderOf('counselorSchool', 'counselorSchoolId')],
  },
);
