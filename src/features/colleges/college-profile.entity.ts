import {
  create,
  creator,
  exceptRelated,
  full,
  holderOf,
  read,
} from '../../platform/model/access.ts';
import { entity } from '../../platform/model/entity.ts';
import { flag, url, whole } from '../../platform/model/kinds.ts';
import { texts } from '../../platform/model/lists.ts';
import { belongsTo } from '../../platform/model/relation.ts';
import { campusSettings, campusSizes, collegeTypes } from './college-choices.ts';
import { admissionRate, yearlyPrice } from './college-steps.ts';
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
    onlineCoursePct: whole({ min: 0, max: 100 }).optional(),
    // It has no programs that begin after high school.
    graduateOnly: flag().optional().setBy('ADMINS'),
    // Of its majors those that end below a bachelor's degree, at a 4-year college.
    associateMajors: listOfMajors().optional().setBy('ADMINS'),
    // Of those who apply; 100 where everyone is admitted.
    admissionRatePct: admissionRate().optional(),
    // What a year costs on average once grants are subtracted, in dollars.
    netPrice: yearlyPrice().optional(),
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
