import { FairBooth } from './fair-booth.entity.ts';
import { boothLinks, standardQuestions } from './standard-questions.ts';

/** What a college writes on its booth: the form's fields, in order. */
export const boothContents = ['about', ...standardQuestions, ...boothLinks] as const;

const { members } = FairBooth;

/** The same with the form's checks. */
export const boothFields = {
  about: members.about,
  costAnswer: members.costAnswer,
  aidAnswer: members.aidAnswer,
  deadlinesAnswer: members.deadlinesAnswer,
  majorsAnswer: members.majorsAnswer,
  housingAnswer: members.housingAnswer,
  visitAnswer: members.visitAnswer,
  applyUrl: members.applyUrl,
  visitUrl: members.visitUrl,
  infoUrl: members.infoUrl,
};
