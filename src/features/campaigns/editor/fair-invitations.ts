import { escapeHtml } from '../../../platform/email/escape-html.ts';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { formatFairTimes } from '../../../platform/i18n/format-fair-times.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { graphql } from '../../../platform/pages/graphql.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { formatDay } from '../../../ui/time/format-times.ts';
import type { GroupAudience } from '../audiences.ts';
import { buttonLine, paragraph } from '../mail-parts.ts';
import { invitationMessages as messages } from './invitations.messages.ts';

/** Who can be invited to a fair, and the audience of each. */
export const invited = {
  colleges: 'COLLEGES',
  students: 'STUDENTS',
  parents: 'PARENTS',
  counselors: 'COUNSELORS',
} as const satisfies Readonly<Record<string, GroupAudience>>;

export type Invited = keyof typeof invited;

export const isInvited = (value: string): value is Invited => Object.hasOwn(invited, value);

const fairToInviteTo = graphql(`
  query FairToInviteTo($id: ID!) {
    getFair(id: $id) {
      id
      name
      slug
      startTime
      endTime
      timeZone
      exhibitorDeadline
      publishedAt
      cancelledAt
    }
  }
`);

interface FairToInviteTo {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly timeZone: string;
  readonly exhibitorDeadline: string;
}

/** A fair that people can still come to, by its id; null for any other. */
export async function findFairToInviteTo(
  call: PageCall,
  id: string,
): Promise<FairToInviteTo | null> {
  if (!isUuid(id)) return null;
  const { getFair: fair } = await call.query(fairToInviteTo, { id });
  if (!fair?.publishedAt || fair.cancelledAt) return null;
  const { name, slug, startTime, endTime, timeZone, exhibitorDeadline } = fair;
  if (!name || !slug || !startTime || !endTime || !timeZone || !exhibitorDeadline) return null;
  if (Date.parse(endTime) <= call.now.getTime()) return null;
  return { id, name, slug, startTime, endTime, timeZone, exhibitorDeadline };
}

/** The next published fairs, to which people can be invited. */
export const fairsToInviteTo = graphql(`
  query FairsToInviteTo {
    manageFairs(state: "coming") {
      items {
        id
        name
      }
    }
  }
`);

/** Whether colleges can still register. */
const canExhibit = (fair: FairToInviteTo, now: Date): boolean =>
  Date.parse(fair.exhibitorDeadline) > now.getTime();

/** Who a fair can invite now. */
export const whoToInvite = (fair: FairToInviteTo, now: Date): readonly Invited[] =>
  (Object.keys(invited) as Invited[]).filter((one) => one !== 'colleges' || canExhibit(fair, now));

const families = {
  subject: messages.familiesSubject,
  invite: messages.familiesInvite,
  link: messages.familiesLink,
  pathAt: (slug: string) => fairPaths(slug).register,
};

/** What each is written, and where its button leads. */
const texts = {
  colleges: {
    subject: messages.collegesSubject,
    invite: messages.collegesInvite,
    link: messages.collegesLink,
    pathAt: (slug: string) => fairPaths(slug).exhibitor,
  },
  students: families,
  parents: families,
  counselors: {
    subject: messages.counselorsSubject,
    invite: messages.counselorsInvite,
    link: messages.counselorsLink,
    pathAt: (slug: string) => `/app/class/${slug}`,
  },
};

/** An invitation to a fair to begin with, in the language of its organizer. */
export function writeInvitation(
  { locale, publicUrl }: Pick<PageCall, 'locale' | 'publicUrl'>,
  fair: FairToInviteTo,
  whom: Invited,
) {
  const t = translatorFor(locale);
  const { name, slug, startTime, endTime, timeZone, exhibitorDeadline } = fair;
  const { subject, invite, link, pathAt } = texts[whom];
  const day = (time: string) => formatDay(locale, timeZone, time);
  const [start, end] = [new Date(startTime), new Date(endTime)];
  const when = formatFairTimes({ startTime: start, endTime: end, timeZone }, locale);
  const page = `${publicUrl}${fairPaths(slug).page}`;
  return {
    audience: invited[whom],
    subject: t(subject, { fair: name, day: day(startTime) }).slice(0, 200),
    htmlBody: [
      paragraph(t(messages.hello, { name: '{{firstName|there}}' })),
      paragraph(t(invite, { fair: name, when })),
      whom === 'colleges'
        ? paragraph(t(messages.collegesUntil, { day: day(exhibitorDeadline) }))
        : '',
      buttonLine(`${publicUrl}${pathAt(slug)}`, t(link)),
      `<p><a href="${page}">${escapeHtml(t(messages.seeFair))}</a></p>`,
    ].join(''),
  };
}
