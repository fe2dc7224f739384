import type { Message } from '../../platform/words/words.ts';
import { Card, CoverLink } from '../../ui/card.tsx';
import { Section } from '../../ui/page.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { homeWords as said } from './home.words.ts';
import type { HomeData } from './load-home.ts';
import css from './home.module.css';

type Figures = NonNullable<HomeData['figures']>;

const shown: readonly (readonly [figure: keyof Figures, words: Message, to: string])[] = [
  ['comingFairs', said.figureFairs, '/admin/fairs'],
  ['newRegistrations', said.figureRegistrations, '/admin/fairs'],
  ['openClaims', said.figureClaims, '/admin/claims'],
  ['unpaidInvoices', said.figureInvoices, '/admin/payments'],
];

/** What admins look after, each figure with the page on which they do. */
export function AdminFigures({ figures }: { readonly figures: Figures }) {
  const say = useSay();
  const locale = useLocale();
  return (
    <Section title={say(said.figures)}>
      <ul role="list" className={css.figures}>
        {shown.map(([figure, words, to]) => (
          <Card as="li" key={figure} className={css.figure}>
            <CoverLink to={to}>
              <b>{new Intl.NumberFormat(locale).format(figures[figure])}</b>{' '}
              {say(words, { count: figures[figure] })}
            </CoverLink>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
