import { fairAudienceCode, type Audience } from '../../campaigns/audiences.ts';
import { buttonLine, paragraph } from '../../campaigns/mail-parts.ts';
import { joinPath } from '../../fairs/join-session.ts';
import { escapeHtml } from '../../../platform/email/escape-html.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { formatDay, formatHours } from '../../../ui/time/format-times.ts';
import type { SessionFair } from '../open-session-fair.ts';
import { emailsMessages as messages } from './emails.messages.ts';

/** A coordinator's audience: everyone, exhibitors, or people who chose these sessions (0: none). */
export type EmailTo = 'everyone' | 'exhibitors' | readonly number[];

interface SessionToTell {
  readonly number: number;
  readonly title: string;
  readonly startTime: string;
}

/** The audience in a form; null if invalid. */
export function readEmailTo(value: string): EmailTo | null {
  if (value === 'everyone' || value === 'exhibitors') return value;
  return /^\d{1,3}(?:,\d{1,3}){0,49}$/.test(value) ? value.split(',').map(Number) : null;
}

/** The audience in the campaign engine's format. */
export function emailAudience(fairId: string, to: EmailTo): Audience {
  if (to === 'exhibitors') return fairAudienceCode('FAIR_EXHIBITORS', fairId);
  const sessions = to === 'everyone' ? null : to;
  return fairAudienceCode('FAIR_REGISTERED', fairId, { sessions });
}

interface Draft {
  readonly audience: Audience;
  readonly subject: string;
  readonly htmlBody: string;
}

/** A coordinator's initial draft: the sessions' times and join links, or what changed in them. */
export function writeDraft(
  call: Pick<PageCall, 'locale' | 'publicUrl'>,
  fair: Pick<SessionFair, 'id' | 'name' | 'slug' | 'startTime' | 'timeZone'>,
  sessions: readonly SessionToTell[],
  to: EmailTo,
  about: 'reminder' | 'change' = 'reminder',
): Draft {
  const t = translatorFor(call.locale);
  const day = (time: string) => formatDay(call.locale, fair.timeZone, time);
  const when = (start: string) =>
    `${day(start)}, ${formatHours(call.locale, fair.timeZone, { start })}`;
  const names = { fair: fair.name, when: day(fair.startTime) };
  const isChosen = ({ number }: SessionToTell) => typeof to === 'string' || to.includes(number);
  const chosen = sessions.filter(isChosen);
  const [only, ...others] = chosen;
  const join = (number: number) => `${call.publicUrl}${joinPath(fair.slug, number)}`;
  const list = `<ul>${chosen
    .map(({ number, title, startTime }) => {
      const linked = `<a href="${escapeHtml(join(number))}">${escapeHtml(title)}</a>`;
      return `<li>${linked}: ${escapeHtml(when(startTime))}</li>`;
    })
    .join('')}</ul>`;
  const page = buttonLine(`${call.publicUrl}/fair-${fair.slug}`, t(messages.fairPage));
  const written = (subject: string, ...parts: readonly string[]) => ({
    audience: emailAudience(fair.id, to),
    subject: subject.slice(0, 200),
    htmlBody: [paragraph(t(messages.hello, { name: '{{firstName|there}}' })), ...parts].join(''),
  });
  if (to === 'exhibitors')
    return written(
      t(messages.exhibitorsSubject, names),
      paragraph(t(messages.exhibitorsText, names)),
    );
  if (about === 'change')
    return written(
      t(messages.changedSubject, names),
      paragraph(t(messages.changedText, names)),
      ...(only ? [list] : []),
      page,
    );
  if (typeof to !== 'string' && to.every((number) => number === 0))
    return written(
      t(messages.noSessionSubject, names),
      paragraph(t(messages.noSessionText, names)),
      buttonLine(`${call.publicUrl}/my-registration`, t(messages.registration)),
    );
  if (only && others.length === 0 && typeof to !== 'string')
    return written(
      t(messages.sessionSubject, { ...names, title: only.title }),
      paragraph(
        t(messages.sessionText, { ...names, title: only.title, when: when(only.startTime) }),
      ),
      buttonLine(join(only.number), t(messages.sessionJoin)),
    );
  return written(
    t(messages.allSubject, names),
    paragraph(t(messages.allText, names)),
    ...(only ? [list] : []),
    page,
  );
}
