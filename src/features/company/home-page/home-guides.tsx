import { Link } from 'react-router';
import { GuideCard } from '../../guides/guide-card.tsx';
import type { GuideSummary } from '../../guides/guide-summaries.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { homeMessages as messages } from './home.messages.ts';
import css from './home-guides.module.css';

/** The guides, the first one large. */
export default function HomeGuides({ guides }: { readonly guides: readonly GuideSummary[] }) {
  const t = useTranslate();
  return (
    <section className={css.section} aria-labelledby="guides">
      <div className={css.head}>
        <h2 id="guides">{t(messages.guides)}</h2>
        <Link to="/resources">{t(messages.allGuides)}</Link>
      </div>
      <div className={css.guides}>
        {guides.map((guide, index) => (
          <GuideCard key={guide.path} guide={guide} lead={index === 0} />
        ))}
      </div>
    </section>
  );
}
