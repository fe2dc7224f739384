import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { homeMessages as messages } from './home.messages.ts';
import css from './home.module.css';

/** For colleges: how many students share with them. */
export function LeadCard({ count }: { readonly count: number }) {
  const t = useTranslate();
  return (
    <Section title={t(messages.leads)}>
      <div className={css.cards}>
        <Card>
          <p>{t(messages.leadCount, { count })}</p>
          <p>
            <ButtonLink kind="line" to="/app/leads" icon="users">
              {t(messages.leadsDo)}
            </ButtonLink>
          </p>
        </Card>
      </div>
    </Section>
  );
}
