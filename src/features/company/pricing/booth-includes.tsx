import { Icon } from '../../../ui/marks/icon.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { pricingMessages as messages } from './pricing.messages.ts';
import css from './booth-includes.module.css';

const included = [
  { icon: 'flag', name: messages.page, text: messages.pageText },
  { icon: 'chat', name: messages.chat, text: messages.chatText },
  { icon: 'users', name: messages.team, text: messages.teamText },
  { icon: 'download', name: messages.leads, text: messages.leadsText },
  { icon: 'search', name: messages.directory, text: messages.directoryText },
] as const;

/** What a college has for its price. */
export function BoothIncludes() {
  const t = useTranslate();
  return (
    <Section title={t(messages.includedTitle)}>
      <div className={css.sheet}>
        <p className={css.lead}>{t(messages.includedText)}</p>
        <ul role="list" className={css.list}>
          {included.map(({ icon, name, text }) => (
            <li key={name.id}>
              <Icon name={icon} size={24} />
              <div>
                <h3>{t(name)}</h3>
                <p>{t(text)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
