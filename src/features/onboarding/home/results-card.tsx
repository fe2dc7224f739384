import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { homeMessages as messages } from './home.messages.ts';
import type { HomeData } from './load-home.ts';
import css from './home.module.css';

/** For colleges: results of the latest booth. */
export function ResultsCard({ result }: { readonly result: NonNullable<HomeData['result']> }) {
  const t = useTranslate();
  const { name, slug, visits, questions, leads } = result;
  return (
    <Section title={t(messages.results)}>
      <div className={css.cards}>
        <Card>
          <p>{t(messages.resultsOf, { fair: name, visits, questions, leads })}</p>
          <p>
            <ButtonLink kind="line" to={`/app/results?${new URLSearchParams({ fair: slug })}`}>
              {t(messages.resultsDo)}
            </ButtonLink>
          </p>
        </Card>
      </div>
    </Section>
  );
}
