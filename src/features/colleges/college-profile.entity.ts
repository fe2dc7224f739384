import {
  create,
  creator,
  exceptRelated,
  full,
  holderOf,
  read,
} from '../../platform/model/access.ts';
import { entity } from '../../platform/model/entity.ts';
import { url, whole } from '../../platform/model/kinds.ts';
import { texts } from '../../platform/model/lists.ts';
import { belongsTo } from '../../platform/model/relation.ts';
import { campusSettings, campusSizes, collegeTypes } from './college-choices.ts';
import { listOfMajors } from './majors.ts';

export const CollegeProfile = entity(
  'CollegeProfile',
  {
    college: belongsTo('College').oneToOne(),
    majors: listOfMajors(),
    accreditedMajors: listOfMajors().nullable(),
    campusSize: texts({ of: campusSizes }),
    campusSetting: texts({ of: campusSettings }),
    collegeType: texts({ of: collegeTypes }),
    applyUrl: url().nullable(),
    onlineCoursePct: whole({ min: 0, max: 100 }).nullable(),
  },
  {
    description: 'The facts students are matched by: majors, size, setting and type of a college.',
    access: {
      owner: full,
      COLLEGES: create,
      ADMINS: full,
      // What belongs to a draft is hidden with it.
      signedIn: exceptRelated(read, 'college', 'status', 'draft'),
    },
    ownedBy: [creator, holderOf('college', 'collegeId')],
  },
);
