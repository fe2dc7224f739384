import type { Message } from '../../../platform/i18n/define-messages.ts';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { Tag } from '../../../ui/marks/tag.tsx';
import { When } from '../../../ui/time/when.tsx';
import type { Lead } from '../leads-queries.ts';
import { leadsMessages as messages } from './leads.messages.ts';
import { useLeadLines } from './use-lead-lines.ts';
import css from './leads.module.css';

interface LeadCardProps {
  readonly lead: Lead;
  readonly zone: string;
  readonly now: string;
}

const actions: Readonly<Record<string, Message>> = {
  saved: messages.saved,
  asked: messages.asked,
  called: messages.called,
  scanned: messages.scanned,
  profile: messages.profile,
};
const groups = ['school', 'academics', 'demographics'] as const;

/** One student: when and where they agreed, and by groups what they shared. */
export function LeadCard({ lead, zone, now }: LeadCardProps) {
  const t = useTranslate();
  const lines = useLeadLines(lead);
  const locale = useLocale();
  const how = t(actions[lead.action] ?? messages.profile);
  const shared = groups.filter((group) => lead.groups.includes(group));
  const kept = groups.filter((group) => !lead.groups.includes(group));
  return (
    <li className={css.lead}>
      <div className={css.head}>
        <h2 className={css.name}>
          {lead.firstName} {lead.lastName}
        </h2>
        {lead.texts && <Tag icon="phone">{t(messages.mayText)}</Tag>}
        <p className={css.when}>
          {lead.fairName === null
            ? t(messages.saidYes, { how })
            : t(messages.saidYesAt, { how, fair: lead.fairName })}
          {', '}
          <When start={lead.agreedAt} zone={zone} now={now} />
        </p>
      </div>
      <dl className={css.groups}>
        <div className={css.contact}>
          <dt>{t(messages.contact)}</dt>
          <dd>
            <a href={`mailto:${lead.email}`}>{lead.email}</a>
          </dd>
          {lead.phone && (
            <dd>
              <a href={`tel:${lead.phone.replace(/[^\d+]/g, '')}`}>{lead.phone}</a>
            </dd>
          )}
          {lines.contact.map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
        {shared.map((group) => (
          <div key={group} className={css[group]}>
            <dt>{t(messages[group])}</dt>
            {lines[group].length === 0 && <dd className={css.quiet}>{t(messages.nothingTold)}</dd>}
            {lines[group].map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
      {kept.length > 0 && (
        <p className={css.quiet}>
          {t(messages.notShared, {
            what: new Intl.ListFormat(locale).format(kept.map((group) => t(messages[group]))),
          })}
        </p>
      )}
    </li>
  );
}
