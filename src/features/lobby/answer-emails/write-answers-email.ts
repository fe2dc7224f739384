import { boothPath } from '../../booths/booth-path.ts';
import { cleanName } from '../../../platform/email/clean-name.ts';
import type { EmailContent } from '../../../platform/email/email-content.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import type { AnswersForOne } from './answer-notices.server.ts';
import { answersEmailMessages as messages } from './answers-email.messages.ts';

/** Maximum characters of a quoted question. */
const longestQuestion = 140;

/**
 * The email about answers. It quotes the reader's own questions and never the answers: those remain
 * where they can be reported and hidden.
 */
export function writeAnswersEmail(
  { answered, locale, isStudent }: AnswersForOne,
  publicUrl: string,
): Omit<EmailContent, 'brand'> & { readonly subject: string } {
  const t = translatorFor(locale);
  const told = answered.map(({ question, college, fair, slug, boothId }) => ({
    words: { college: cleanName(college), fair, question: shorten(question) },
    link: { label: cleanName(college), url: publicUrl + boothPath(slug, boothId) },
  }));
  const links = [...new Map(told.map(({ link }) => [link.url, link])).values()];
  const [first] = told;
  if (!first) throw new Error('An email about answers has none.');
  const names = { ...first.words, count: told.length };
  const isOneCollege = links.length === 1;
  const subject = t(isOneCollege ? messages.oneSubject : messages.manySubject, names);
  return {
    locale,
    subject,
    heading: subject,
    paragraphs: [
      t(isOneCollege ? messages.lead : messages.leadMany, names),
      ...told.map(({ words }) => t(isOneCollege ? messages.asked : messages.askedAt, words)),
      t(isStudent ? messages.whyStudent : messages.why),
    ],
    ...(isOneCollege
      ? { action: { label: t(messages.read, names), url: first.link.url } }
      : { links: { title: t(messages.readAt), links } }),
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
