import { address, postalCodeFits } from '../../platform/model/address.ts';
import { create, creator, except, full, holderOf, read } from '../../platform/model/access.ts';
import { entity, type Rule } from '../../platform/model/entity.ts';
import { choice, decimal, longText, text, url, whole } from '../../platform/model/kinds.ts';
import { lowerCase } from '../../platform/model/lower-case.ts';
import { hasMany, hasOne } from '../../platform/model/relation.ts';
import { collegeStatuses } from './college-choices.ts';
import { apiSentence } from '../../platform/model/api-sentence.ts';
import { collegeRuleMessages as messages } from './college-refusals.messages.ts';

const addressFields = address();

/**
 * One account enters one college: a rep of one already asks an admin for a second. (Nor two while
 * the first is a draft: for two concurrent calls only the database enforces it.)
 */
const onlyWhileUnclaimed: Rule = (_, { viewer, before }) =>
  before === null && viewer.role === 'COLLEGES' && viewer.holds['college']?.length
    ? { name: apiSentence(messages.representsOne) }
    : null;

export const College = entity(
  'College',
  {
    name: text(),
    nameLower: text().derivedFrom('name', lowerCase),
    boothUrl: url().nullable(),
    ...addressFields,
    // Eleven colleges of the federal file have no street or no ZIP code.
    address1: addressFields.address1.nullable(),
    postalCode: addressFields.postalCode.nullable(),
    setupStep: whole({ min: 0, max: 4 }).startsAs(0).setBy('ADMINS'),
    fairCredits: whole({ min: 0, max: 100_000 })
      .optional()
      .setBy('ADMINS')
      .visibleTo('owner', 'ADMINS'),
    unitId: whole({ min: 100_000, max: 999_999 }).optional().setBy('ADMINS').unique(),
    slug: text({ max: 120 }).optional().setBy('ADMINS').unique(),
    status: choice(collegeStatuses).startsAs('draft').setBy('ADMINS'),
    domain: text({ max: 253 }).optional().setBy('ADMINS'),
    description: longText().optional(),
    logo: url().uploaded(),
    latitude: decimal({ min: -90, max: 90 }).optional(),
    longitude: decimal({ min: -180, max: 180 }).optional(),
    collegeReps: hasMany('CollegeRep', 'college'),
    fairBooths: hasMany('FairBooth', 'college'),
    payments: hasMany('CollegePayment', 'college'),
    collegeProfile: hasOne('CollegeProfile', 'college'),
    fairExhibitors: hasMany('FairExhibitor', 'college'),
    fairAttendees: hasMany('FairAttendee', 'college'),
  },
  {
    description: 'A college, university or trade school.',
    access: {
      owner: full,
      COLLEGES: create,
      ADMINS: full,
      // No one has reviewed a draft yet: strangers can't see it.
      signedIn: except(read, 'status', 'draft'),
    },
    ownedBy: [creator, holderOf('college', 'id')],
    ownerVisibleTo: ['owner', 'ADMINS'],
    rules: [postalCodeFits, onlyWhileUnclaimed],
    onCreate: (record, { viewer }) =>
      viewer.role === 'ADMINS' && record['status'] === undefined ? { status: 'active' } : {},
  },
);
