import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { homeWords as said } from './home.words.ts';
import type { HomeData } from './load-home.ts';
import css from './home.module.css';

/** Of a college: what came of its latest booth. */
export function ResultsCard({ result }: { readonly result: NonNullable<HomeData['result']> }) {
  const say = useSay();
  const { name, slug, visits, questions, leads } = result;
  return (
    <Section title={say(said.results)}>
      <div className={css.cards}>
        <Card>
          <p>{say(said.resultsOf, { fair: name, visits, questions, leads })}</p>
          <p>
            <ButtonLink kind="line" to={`/app/results?${new URLSearchParams({ fair: slug })}`}>
              {say(said.resultsDo)}
            </ButtonLink>
          </p>
        </Card>
      </div>
    </Section>
  );
}
