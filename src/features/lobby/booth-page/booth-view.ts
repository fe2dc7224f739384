import { describeTypes, labelOf } from '../../colleges/college-facts.ts';
import { smallLogo } from '../../colleges/card-view.ts';
import { outwardLink } from '../../../platform/addresses/outward-link.ts';
import { findVideo, videoPage } from '../../booths/find-video.ts';
import { boothLinks, standardQuestions } from '../../booths/standard-questions.ts';
import type { ResultOf } from '../../../platform/pages/graphql.ts';
import type { Translate } from '../../../platform/i18n/translator-for.ts';
import { drawPennant } from '../../../ui/pennants/draw-pennant.ts';
import type { boothQuery } from './booth-queries.ts';

type Visit = ResultOf<typeof boothQuery>['boothVisit'];

/** A booth as its page renders it; built by the loader. */
export function boothView(
  { college, fair, documents, pictures, reps, ...booth }: Visit,
  t: Translate,
) {
  const facts = [
    describeTypes(t, college.collegeType ?? []),
    ...[...(college.campusSize ?? []), ...(college.campusSetting ?? [])].map((one) =>
      t(labelOf(one)),
    ),
  ].filter((fact) => fact !== '');
  return {
    id: booth.id,
    fair,
    college: {
      id: college.id,
      name: college.name,
      city: college.city,
      state: college.state,
      logo: smallLogo(college.logo, 128),
    },
    pennant: drawPennant(college.name, 'still', smallLogo(college.logo, 384)),
    facts,
    about: paragraphs(booth.about),
    answers: standardQuestions.flatMap((question) => {
      const answer = booth[question];
      return answer ? [{ question, answer: paragraphs(answer) }] : [];
    }),
    ownAnswers: booth.ownQuestions.flatMap(({ question, answer }) =>
      question && answer ? [{ question, answer: paragraphs(answer) }] : [],
    ),
    videos: booth.videos.flatMap(({ url, title }) => {
      const video = findVideo(url);
      return video ? [{ ...video, page: videoPage(video), title }] : [];
    }),
    links: boothLinks.flatMap((name) => {
      const link = outwardLink(booth[name]);
      return link ? [{ name, ...link }] : [];
    }),
    documents,
    pictures,
    reps,
    boothSent: booth.boothSent,
    boothReady: booth.boothReady,
    questionsAnswered: booth.questionsAnswered,
    chatReady: booth.chatReady,
    chatChecked: booth.chatChecked,
    isOwn: booth.isOwn,
    /** A rep whom an organizer has muted reads the booth and doesn't edit it. */
    canEdit: booth.isOwn && booth.voice !== 'MUTED',
    isStaff: booth.isStaff,
    voice: booth.voice,
    closed: booth.closed,
    asksToShare: booth.asksToShare,
  };
}
export type BoothView = ReturnType<typeof boothView>;

/** Splits a text into paragraphs at empty lines. */
const paragraphs = (text: string | null): string[] =>
  (text ?? '').split(/\n\s*\n/).flatMap((piece) => (piece.trim() === '' ? [] : [piece.trim()]));
