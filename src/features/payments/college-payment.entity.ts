import { create, full } from '../../platform/model/access.ts';
import { entity } from '../../platform/model/entity.ts';
import { choice } from '../../platform/model/kinds.ts';
import { ids, json } from '../../platform/model/lists.ts';
import { belongsTo } from '../../platform/model/relation.ts';
import { chosenByPayers, paymentStatuses, paymentTypes, paymentData } from './payment-data.ts';

export const CollegePayment = entity(
  'CollegePayment',
  {
    college: belongsTo('College').holdsOn(),
    paymentType: choice(paymentTypes),
    paymentData: json(paymentData).optional().setBy('ADMINS'),
    paymentStatus: choice(paymentStatuses).startsAs('pending').setBy('ADMINS'),
    fairIds: ids(100),
  },
  {
    description: 'A payment of a college for one or more fairs.',
    access: { COLLEGES: create, ADMINS: full },
    rules: [chosenByPayers],
  },
);
