import { boothPath } from '../../booths/booth-path.ts';
import { cleanName } from '../../platform/email/clean-name.ts';
import type { Letter } from '../../platform/email/letter.ts';
import { speak } from '../../platform/words/speak.ts';
import type { AnswersForOne } from './answer-notices.server.ts';
import { answersEmailWords as said } from './answers-email.words.ts';

/** Characters of a question that remind of it. */
const longestQuestion = 140;

/**
 * The email about answers. It quotes the reader's own questions and never the answers: those stay
 * where they can be reported and hidden.
 */
export function writeAnswersEmail(
  { answered, locale, isStudent }: AnswersForOne,
  publicUrl: string,
): Omit<Letter, 'brand'> & { readonly subject: string } {
  const say = speak(locale);
  const told = answered.map(({ question, college, fair, slug, boothId }) => ({
    words: { college: cleanName(college), fair, question: shorten(question) },
    link: { label: cleanName(college), url: publicUrl + boothPath(slug, boothId) },
  }));
  const links = [...new Map(told.map(({ link }) => [link.url, link])).values()];
  const [first] = told;
  if (!first) throw new Error('An email about answers has none.');
  const names = { ...first.words, count: told.length };
  const isOneCollege = links.length === 1;
  const subject = say(isOneCollege ? said.oneSubject : said.manySubject, names);
  return {
    locale,
    subject,
    heading: subject,
    paragraphs: [
      say(isOneCollege ? said.lead : said.leadMany, names),
      ...told.map(({ words }) => say(isOneCollege ? said.asked : said.askedAt, words)),
      say(isStudent ? said.whyStudent : said.why),
    ],
    ...(isOneCollege
      ? { action: { label: say(said.read, names), url: first.link.url } }
      : { links: { title: say(said.readAt), links } }),
  };
}

function shorten(question: string): string {
  const line = question.replaceAll(/\s+/gu, ' ').trim();
  const letters = [...line];
  return letters.length <= longestQuestion
    ? line
    : `${letters
        .slice(0, longestQuestion - 1)
        .join('')
        .trimEnd()}…`;
}
