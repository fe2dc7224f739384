import { cleanName } from '../../../platform/email/clean-name.ts';
import type { EmailContent } from '../../../platform/email/email-content.ts';
import { translatorFor, type Translate } from '../../../platform/i18n/translator-for.ts';
import { fairPaths } from '../../fairs/fair-paths.ts';
import type { Meeting, Visitor } from './due-summaries.server.ts';
import { summaryMessages as messages } from './summary.messages.ts';

/** Colleges listed under one heading. */
const mostListed = 30;
/** Links to colleges' pages. */
const mostLinks = 12;

interface Summary {
  readonly publicUrl: string;
  /** The unsubscribe link; null for students, who have a switch in their profile. */
  readonly leave: string | null;
}

/**
 * The email after a fair, to a person who met a college there or kept something. It quotes no
 * conversation: what was written stays where it can be reported.
 */
export function writeSummary(
  { fair, slug, locale, isStudent }: Visitor,
  meetings: readonly Meeting[],
  { publicUrl, leave }: Summary,
): Omit<EmailContent, 'brand'> & { readonly subject: string } {
  const t = translatorFor(locale);
  const met = meetings.filter(({ talked, wrote, asked, visited }) =>
    Boolean(talked || wrote || asked || visited),
  );
  const kept = meetings.filter(({ saved, documents }) => saved || documents > 0);
  const open = meetings.flatMap((meeting) => stillOpen(t, meeting));
  const subject = t(messages.subject, { fair });
  const list = (title: string, lines: readonly string[]) =>
    lines.length === 0
      ? []
      : [
          [
            title,
            ...shorten(
              t,
              lines.map((one) => `– ${one}`),
            ),
          ].join('\n'),
        ];
  const pages = meetings.flatMap(({ college, collegeSlug }) =>
    collegeSlug === null
      ? []
      : [{ label: cleanName(college), url: `${publicUrl}/college-${collegeSlug}` }],
  );
  const hasUnread = meetings.some(({ unread }) => unread > 0);
  return {
    locale,
    subject,
    heading: subject,
    paragraphs: [
      ...list(
        t(messages.met, { count: met.length }),
        met.map((meeting) => line(t, meeting, howTheyMet(t, meeting))),
      ),
      ...list(
        t(messages.kept),
        kept.map((meeting) => line(t, meeting, whatTheyKept(t, meeting))),
      ),
      ...list(t(messages.missed), open),
    ],
    action: hasUnread
      ? { label: t(messages.conversations), url: `${publicUrl}${fairPaths(slug).questions}` }
      : { label: t(messages.bag), url: `${publicUrl}${fairPaths(slug).visit}` },
    why: t(isStudent ? messages.whyStudent : messages.why, { fair }),
    leave: leave === null ? undefined : { label: t(messages.leave), url: leave },
    ...(pages.length > 0 && {
      links: [{ title: t(messages.colleges), links: pages.slice(0, mostLinks) }],
    }),
  };
}

const line = (t: Translate, { college }: Meeting, what: readonly string[]): string =>
  t(messages.one, { college: cleanName(college), what: what.join(', ') });

const shorten = (t: Translate, lines: readonly string[]): readonly string[] =>
  lines.length <= mostListed
    ? lines
    : [...lines.slice(0, mostListed), t(messages.more, { count: lines.length - mostListed })];

function howTheyMet(t: Translate, { talked, wrote, asked, visited }: Meeting): readonly string[] {
  const said = [
    ...(talked ? [t(messages.talked)] : []),
    ...(wrote ? [t(messages.wrote)] : []),
    ...(asked > 0 ? [t(messages.asked, { count: asked })] : []),
  ];
  return said.length === 0 && visited ? [t(messages.visited)] : said;
}

const whatTheyKept = (t: Translate, { saved, documents }: Meeting): readonly string[] => [
  ...(saved ? [t(messages.saved)] : []),
  ...(documents > 0 ? [t(messages.documents, { count: documents })] : []),
];

function stillOpen(t: Translate, meeting: Meeting): readonly string[] {
  const { unread, waited, saved, visited, talked, wrote, asked } = meeting;
  const college = cleanName(meeting.college);
  const wasThere = visited || talked || wrote || asked > 0;
  return [
    ...(unread > 0 ? [t(messages.unread, { college, count: unread })] : []),
    ...(waited ? [t(messages.waited, { college })] : []),
    ...(saved && !wasThere ? [t(messages.notSeen, { college })] : []),
  ];
}
