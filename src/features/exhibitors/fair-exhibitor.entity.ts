import { address, postalCodeFits } from '../../platform/model/address.ts';
import { create, full, whereRelated } from '../../platform/model/access.ts';
import { entity } from '../../platform/model/entity.ts';
import { account, choice, email, flag, phone, text } from '../../platform/model/kinds.ts';
import { json, texts, wholes } from '../../platform/model/lists.ts';
import { lowerCase } from '../../platform/model/lower-case.ts';
import { belongsTo } from '../../platform/model/relation.ts';
import {
  chosenByPayers,
  paymentStatuses,
  paymentTypes,
  paymentData,
} from '../payments/payment-data.ts';

export const FairExhibitor = entity(
  'FairExhibitor',
  {
    fair: belongsTo('Fair').toAny(),
    name: text(),
    nameLower: text().derivedFrom('name', lowerCase),
    ...address(),
    primaryContactFirstName: text(),
    primaryContactLastName: text(),
    primaryContactPhone: phone(),
    primaryContactEmail: email(),
    primaryContactTitle: text().optional(),
    primaryContactAttendingFair: flag(),
    secondaryContactFirstName: text().optional(),
    secondaryContactLastName: text().optional(),
    secondaryContactPhone: phone().optional(),
    secondaryContactEmail: email().optional(),
    secondaryContactTitle: text().optional(),
    secondaryContactAttendingFair: flag().optional(),
    consent: flag(),
    paymentType: choice(paymentTypes),
    paymentData: json(paymentData).optional().setBy('ADMINS'),
    paymentStatus: choice(paymentStatuses).startsAs('pending').setBy('ADMINS'),
    timeSlots: wholes({ min: 1, max: 999 }).optional().setBy('ADMINS', 'ADMINS6X6'),
    timeSlotNotes: texts({ entries: 50, length: 500 }).optional(),
    userId: account(),
    college: belongsTo('College').optional(),
  },
  {
    description: 'A registration of a college for a fair.',
    access: {
      guests: create,
      signedIn: create,
      ADMINS: full,
      ADMINS6X6: whereRelated(full, 'fair', 'fairType', '6x6'),
    },
    rules: [postalCodeFits, chosenByPayers],
  },
);
