import type { Message } from '../../platform/words/words.ts';
import { useLocale, useSay } from '../../ui/say.tsx';
import { Tag } from '../../ui/tag.tsx';
import { When } from '../../ui/when.tsx';
import type { Lead } from '../leads-queries.ts';
import { leadsWords as said } from '../leads.words.ts';
import { useLeadLines } from './use-lead-lines.ts';
import css from './leads.module.css';

interface LeadCardProps {
  readonly lead: Lead;
  readonly zone: string;
  readonly now: string;
}

const actions: Readonly<Record<string, Message>> = {
  saved: said.saved,
  asked: said.asked,
  called: said.called,
  scanned: said.scanned,
  profile: said.profile,
};
const groups = ['school', 'academics', 'demographics'] as const;

/** One student: when and where the yes was said, and by groups what came with it. */
export function LeadCard({ lead, zone, now }: LeadCardProps) {
  const say = useSay();
  const lines = useLeadLines(lead);
  const locale = useLocale();
  const how = say(actions[lead.action] ?? said.profile);
  const shared = groups.filter((group) => lead.groups.includes(group));
  const kept = groups.filter((group) => !lead.groups.includes(group));
  return (
    <li className={css.lead}>
      <div className={css.head}>
        <h2 className={css.name}>
          {lead.firstName} {lead.lastName}
        </h2>
        {lead.texts && <Tag icon="phone">{say(said.mayText)}</Tag>}
        <p className={css.when}>
          {lead.fairName === null
            ? say(said.saidYes, { how })
            : say(said.saidYesAt, { how, fair: lead.fairName })}
          {', '}
          <When start={lead.agreedAt} zone={zone} now={now} />
        </p>
      </div>
      <dl className={css.groups}>
        <div className={css.contact}>
          <dt>{say(said.contact)}</dt>
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
            <dt>{say(said[group])}</dt>
            {lines[group].length === 0 && <dd className={css.quiet}>{say(said.nothingTold)}</dd>}
            {lines[group].map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
      {kept.length > 0 && (
        <p className={css.quiet}>
          {say(said.notShared, {
            what: new Intl.ListFormat(locale).format(kept.map((group) => say(said[group]))),
          })}
        </p>
      )}
    </li>
  );
}
