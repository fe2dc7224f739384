import {
  create,
  creator,
  exceptRelated,
  full,
  holderOf,
  read,
} from '../../platform/model/access.ts';
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

export const CollegeRep = entity(
  'CollegeRep',
  {
    college: belongsTo('College'),
    firstName: text(),
    lastName: text(),
    title: text({ max: 120 }).optional(),
    userId: account().unique(),
    phone: phone()
      .nullable()
      .visibleTo(...contactReaders),
    email: email().visibleTo(...contactReaders),
    contactVisible: flag().startsAs(false),
    confirmedAt: instant().optional().setBy('system'),
  },
  {
    description: 'A link between an account and the college it represents.',
    access: {
      owner: full,
      COLLEGES: create,
      ADMINS: full,
      // What belongs to a draft is hidden with it.
      signedIn: exceptRelated(read, 'college', 'status', 'draft'),
    },
    ownedBy: [creator, holderOf('college', 'collegeId')],
    // Only the college's owner or an admin gets this far, and either may confirm.
    onCreate: (_, { now }) => ({ confirmedAt: now.toISOString() }),
  },
);
