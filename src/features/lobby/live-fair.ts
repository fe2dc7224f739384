import { redirect } from 'react-router';
import { closeByForm, isAboutClosing } from '../booths/close-by-form.ts';
import { closeParameter } from '../booths/close-booth.tsx';
import { flashCookie } from '../../platform/pages/flash.ts';
import type { PageCall } from '../../platform/pages/page-call.ts';
import { translatorFor } from '../../platform/i18n/translator-for.ts';
import { refusalData, type FormProblem } from '../../ui/forms/form-problem.ts';
import { withChanges } from '../../ui/tables/table-address.ts';
import { announcementMessages } from './announcements/announcements.messages.ts';
import { readAudience } from './announcements/announcement-audience.ts';
import {
  announce,
  fairMonitor,
  hideMessage,
  releaseMessage,
  withdrawAnnouncement,
} from './live-monitor/monitor-queries.ts';
import { monitorMessages as messages } from './live-monitor/monitor.messages.ts';
import { excludeByForm, isAboutExclusion } from './exclusions/exclude-by-form.ts';
import { fairExclusionsQuery } from './exclusions/exclusion-queries.ts';
import {
  closeMessageReportMutation,
  reportedMessagesQuery,
} from './message-reports/message-report-queries.ts';
import { messageReportMessages } from './message-reports/message-reports.messages.ts';
import { reportedThreadsQuery } from './thread-reports/report-queries.ts';

interface WatchedFair {
  readonly id: string;
  readonly slug: string;
  readonly fairType: string;
  readonly timeZone: string;
}

/** Live activity at a fair, for `LiveBoard`. */
export async function loadLive(call: PageCall, fair: WatchedFair, url: URL) {
  const variables = { fairId: fair.id };
  const { fairMonitor: monitor, fairAnnouncements } = await call.query(fairMonitor, variables);
  const hasBooths = fair.fairType === 'booth';
  const isAdmin = call.viewer?.role === 'ADMINS';
  const reports =
    hasBooths && isAdmin
      ? (await call.query(reportedThreadsQuery, variables)).reportedThreads
      : null;
  return {
    monitor,
    announcements: fairAnnouncements,
    excluded: (await call.query(fairExclusionsQuery, variables)).fairExclusions,
    slug: fair.slug,
    hasBooths,
    fairId: fair.id,
    /** Private threads that are reported; null for those who don't read them. */
    reports,
    zone: call.zone ?? fair.timeZone,
    query: url.search,
    asks: url.searchParams.get('ask'),
    /** Public messages that are reported; null like the threads. */
    reportedMessages: reports
      ? (await call.query(reportedMessagesQuery, variables)).reportedBoothMessages
      : null,
    /** Where failed emails and jobs are handled. */
    isAdmin,
    now: call.now,
  };
}

/** The result of `loadLive`. */
export type LiveFair = Awaited<ReturnType<typeof loadLive>>;

/**
 * Handles the forms of `LiveBoard`, and redirects to the page.
 * @throws Response 400 for a form that isn't on the board
 */
export async function actLive(
  call: PageCall,
  form: FormData,
  fairId: string,
  url: URL,
): Promise<Response | FormProblem> {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const id = text('id');
  const [intent] = text('intent').split(' ');
  const act = async () => {
    if (isAboutClosing(form)) return closeByForm(call, form);
    if (isAboutExclusion(form)) return excludeByForm(call, form, fairId);
    switch (intent) {
      case 'announce':
        return {
          ...(await call.ask(announce, {
            fairId,
            body: text('body'),
            ...readAudience(text('audience')),
          })),
          message: announcementMessages.announced,
        };
      case 'withdraw':
        return {
          ...(await call.ask(withdrawAnnouncement, { id })),
          message: announcementMessages.withdrawn,
        };
      case 'release':
        return { ...(await call.ask(releaseMessage, { id })), message: messages.released };
      case 'hide':
        return { ...(await call.ask(hideMessage, { id })), message: messages.hidden };
      case 'settle':
        return {
          ...(await call.ask(closeMessageReportMutation, { reportId: id })),
          message: messageReportMessages.closed,
        };
      default:
        throw new Response(null, { status: 400 });
    }
  };
  const { errors, message } = await act();
  if (errors[0]) return refusalData(errors[0], form, { session: 'audience' });
  return redirect(
    `${url.pathname}${withChanges(url.search, { ask: null, [closeParameter]: null })}`,
    {
      headers: {
        'set-cookie': flashCookie({
          type: 'success',
          message: translatorFor(call.locale)(message),
        }),
      },
    },
  );
}
