import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { pricingWords as said } from '../pricing.words.ts';
import css from './booth-includes.module.css';

const included = [
  { icon: 'flag', name: said.page, text: said.pageText },
  { icon: 'chat', name: said.chat, text: said.chatText },
  { icon: 'users', name: said.team, text: said.teamText },
  { icon: 'download', name: said.leads, text: said.leadsText },
  { icon: 'search', name: said.directory, text: said.directoryText },
] as const;

/** What a college has for its price. */
export function BoothIncludes() {
  const say = useSay();
  return (
    <Section title={say(said.includedTitle)}>
      <div className={css.sheet}>
        <p className={css.lead}>{say(said.includedText)}</p>
        <ul role="list" className={css.list}>
          {included.map(({ icon, name, text }) => (
            <li key={name.id}>
              <Icon name={icon} size={24} />
              <div>
                <h3>{say(name)}</h3>
                <p>{say(text)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
