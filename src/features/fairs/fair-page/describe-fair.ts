import { eventJsonLd } from '../../../platform/metadata/event-json-ld.ts';
import { breadcrumbJsonLd, faqJsonLd } from '../../../platform/metadata/json-ld.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { shareImagePath } from '../../../platform/metadata/share-image-path.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { formatDay, formatHours } from '../../../ui/time/format-times.ts';
import { calendarMessages } from '../calendar/calendar.messages.ts';
import { explainedMessages } from './fair-explained.messages.ts';
import { fairMessages } from '../fair-page.messages.ts';
import { fairPaths } from '../fair-paths.ts';
import type { TicketFair } from '../fair-queries.ts';
import type { Question } from './fair-questions.ts';

type Teller = Pick<PageCall, 'publicUrl' | 'brand' | 'locale' | 'now'>;

/** Metadata of a fair: title, description, and the page as schema.org data. */
export function describeFair(call: Teller, fair: TicketFair, questions: readonly Question[]) {
  const t = translatorFor(call.locale);
  const { page } = fairPaths(fair.slug);
  const description = fairSentence(call, fair);
  return {
    title: t(explainedMessages.metaTitle, {
      fair: fair.name,
      day: formatDay(call.locale, fair.timeZone, fair.startTime, call.now.toISOString()),
    }),
    description,
    things: [
      eventJsonLd(call, {
        state: fair.cancelledAt ? 'cancelled' : 'scheduled',
        name: fair.name,
        description,
        path: page,
        imagePath: shareImagePath({ kind: 'fair', slug: fair.slug }),
        startTime: new Date(fair.startTime),
        endTime: new Date(fair.endTime),
        timeZone: fair.timeZone,
        registrationOpens: fair.registrationOpensAt ? new Date(fair.registrationOpensAt) : null,
      }),
      breadcrumbJsonLd(call.publicUrl, [
        { name: t(fairMessages.home), path: '/' },
        { name: t(calendarMessages.title), path: '/calendar' },
        { name: fair.name, path: page },
      ]),
      ...(fair.cancelledAt ? [] : [faqJsonLd(questions)]),
    ],
  };
}

/** The fair in a sentence or two, with its time in the host's zone. */
function fairSentence({ locale }: Teller, fair: TicketFair): string {
  const { startTime: start, endTime: end, timeZone } = fair;
  const day = formatDay(locale, timeZone, start, '1970-01-01T00:00:00Z');
  const when = `${day}, ${formatHours(locale, timeZone, { start, end })}`;
  const said = translatorFor(locale)(explainedMessages.metaDescription, {
    fair: fair.name,
    when,
    count: fair.collegeCount,
  });
  return fair.description ? `${said} ${fair.description}` : said;
}
