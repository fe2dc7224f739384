import { Link } from 'react-router';
import { GuideCard } from '../../guides/guide-card.tsx';
import type { GuideSummary } from '../../guides/guide-summaries.ts';
import { useSay } from '../../ui/say.tsx';
import { homeWords as said } from '../home.words.ts';
import css from './home-guides.module.css';

/** The guides, the first one large. */
export default function HomeGuides({ guides }: { readonly guides: readonly GuideSummary[] }) {
  const say = useSay();
  return (
    <section className={css.section} aria-labelledby="guides">
      <div className={css.head}>
        <h2 id="guides">{say(said.guides)}</h2>
        <Link to="/resources">{say(said.allGuides)}</Link>
      </div>
      <div className={css.guides}>
        {guides.map((guide, place) => (
          <GuideCard key={guide.path} guide={guide} lead={place === 0} />
        ))}
      </div>
    </section>
  );
}
