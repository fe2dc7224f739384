import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { homeWords as said } from './home.words.ts';
import css from './home.module.css';

/** Of a college: how many students share with it. */
export function LeadCard({ count }: { readonly count: number }) {
  const say = useSay();
  return (
    <Section title={say(said.leads)}>
      <div className={css.cards}>
        <Card>
          <p>{say(said.leadCount, { count })}</p>
          <p>
            <ButtonLink kind="line" to="/app/leads" icon="users">
              {say(said.leadsDo)}
            </ButtonLink>
          </p>
        </Card>
      </div>
    </Section>
  );
}
