import { create, creator, full, holderOf, read } from '../platform/model/access.ts';
import { entity } from '../platform/model/entity.ts';
import { flag } from '../platform/model/kinds.ts';
import { belongsTo } from '../platform/model/relation.ts';

const computed = () => flag().startsAs(false).setBy('ADMINS');

export const FairBooth = entity(
  'FairBooth',
  {
    college: belongsTo('College'),
    fair: belongsTo('Fair').toAny(),
    boothReady: computed(),
    boothSent: computed(),
    chatReady: computed(),
    paid: computed(),
    questionsAnswered: computed(),
    leadsSent: computed(),
    video: computed(),
  },
  {
    access: { owner: full, COLLEGES: create, ADMINS: full, signedIn: read },
    ownedBy: [creator, holderOf('college', 'collegeId')],
    unique: [['collegeId', 'fairId']],
  },
);
