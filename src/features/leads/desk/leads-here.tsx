import { Link } from 'react-router';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { deskLeadMessages as messages } from './desk-lead.messages.ts';
import css from './desk-lead.module.css';

interface LeadsHereProps {
  readonly leads: readonly { readonly id: string; readonly name: string }[];
}

/** Who is at the booth now, by name where they share with the college, each with their lead. */
export function LeadsHere({ leads }: LeadsHereProps) {
  const t = useTranslate();
  if (leads.length === 0) return null;
  return (
    <details className={css.here}>
      <summary>
        <Icon name="user" />
        {t(messages.here, { n: leads.length })}
      </summary>
      <ul role="list">
        {leads.map(({ id, name }) => (
          <li key={id}>
            <Link to={`/app/leads?lead=${id}#lead`}>{name}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
