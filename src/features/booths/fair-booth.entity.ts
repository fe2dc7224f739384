import {
  create,
  creator,
  exceptRelated,
  full,
  holderOf,
  read,
} from '../../platform/model/access.ts';
import { apiSentence } from '../../platform/model/api-sentence.ts';
import { entity } from '../../platform/model/entity.ts';
import { flag, longText, url } from '../../platform/model/kinds.ts';
import { belongsTo } from '../../platform/model/relation.ts';
import { ownQuestions } from './own-questions.ts';
import { videos } from './videos.ts';
import { boothRuleMessages as messages } from './booth-rules.messages.ts';

const computed = () => flag().startsAs(false).setBy('ADMINS');

/** An answer fits on a card: for more, people ask or follow a link. */
const answer = () => longText(1500).optional();

/** Links for families: https only, so nothing can be read or changed in transit. */
const link = () =>
  url()
    .must((address) => (/^https:\/\//i.test(address) ? null : apiSentence(messages.https)))
    .optional();

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
    about: longText(3000).optional(),
    costAnswer: answer(),
    aidAnswer: answer(),
    deadlinesAnswer: answer(),
    majorsAnswer: answer(),
    housingAnswer: answer(),
    visitAnswer: answer(),
    applyUrl: link(),
    visitUrl: link(),
    infoUrl: link(),
    ownQuestions: ownQuestions.field(),
    videos: videos.field(),
  },
  {
    description: 'The booth of a college at a fair.',
    access: {
      owner: full,
      COLLEGES: create,
      ADMINS: full,
      signedIn: exceptRelated(read, 'college', 'status', 'draft'),
    },
    ownedBy: [creator, holderOf('college', 'collegeId')],
    unique: [['collegeId', 'fairId']],
  },
);
