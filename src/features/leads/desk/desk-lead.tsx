import { useLocation } from 'react-router';
import { Icon } from '../../../ui/marks/icon.tsx';
import { Avatar } from '../../../ui/marks/avatar.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { Working } from '../lead-list/lead-panel.tsx';
import { placeOf } from '../lead-list/lead-table.tsx';
import type { OpenLead } from '../leads-queries.ts';
import { deskLeadMessages as messages } from './desk-lead.messages.ts';
import css from './desk-lead.module.css';

interface DeskLeadProps {
  /** Null unless the student shares with the college. */
  readonly opened: OpenLead | null;
  readonly zone: string;
  readonly now: string;
  readonly personKey: string;
}

/** Who wrote what is open at the desk, as far as they share it, and what the team noted. */
export function DeskLead({ opened, zone, now, personKey }: DeskLeadProps) {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  if (!opened?.lead)
    return (
      <section className={css.lead} aria-labelledby="lead-title">
        <h2 id="lead-title" className={css.none}>
          <Icon name="eye-off" />
          {t(messages.notShared)}
        </h2>
        <p className={css.quiet}>{t(messages.notSharedText)}</p>
      </section>
    );
  const { student } = opened.lead;
  const name = `${student.firstName} ${student.lastName}`;
  return (
    <section id="lead" className={css.lead} aria-labelledby="lead-title">
      <header className={css.who}>
        <Avatar name={name} size="medium" />
        <div>
          <h2 id="lead-title">{name}</h2>
          <p className={css.quiet}>{placeOf(student)}</p>
        </div>
      </header>
      <Working
        key={student.id}
        opened={opened}
        lead={opened.lead}
        query={search}
        page={pathname}
        personKey={personKey}
        zone={zone}
        now={now}
      />
    </section>
  );
}
