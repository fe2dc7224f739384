import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { CollegeCard } from '../college-card.tsx';
import { collegePageMessages } from './college-page.messages.ts';
import type { CollegePageData } from '../load-college-page.ts';
import { CollegeMajors } from './college-majors.tsx';
import { describeAlike } from './describe-alike.ts';
import css from './college-more.module.css';

interface CollegeMoreProps {
  readonly data: CollegePageData;
  /** Whether to offer the claim link: for visitors who are not signed in. */
  readonly isOpen: boolean;
}

/** The college's own description, its majors, and similar colleges. */
export default function CollegeMore({ data, isOpen }: CollegeMoreProps) {
  const t = useTranslate();
  const { college, similar, families, majorCount } = data;
  return (
    <>
      {college.description && (
        <Section title={t(collegePageMessages.about, { name: college.name })}>
          <div className={css.prose}>
            {college.description.split(/\n{2,}/).map((paragraph, place) => (
              <p key={place}>{paragraph}</p>
            ))}
          </div>
        </Section>
      )}
      <CollegeMajors families={families} count={majorCount} />
      {similar.length > 0 && (
        <Section title={t(collegePageMessages.similar)} aside={t(collegePageMessages.similarLead)}>
          <ul className={css.similar} role="list">
            {similar.map(({ card, ...why }) => (
              <li key={card.slug}>
                <CollegeCard college={card} note={describeAlike(t, card, why)} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {isOpen && (
        <aside className={css.claim}>
          <div>
            <h2>{t(collegePageMessages.claimTitle)}</h2>
            <p>{t(collegePageMessages.claimLead)}</p>
          </div>
          <ButtonLink kind="line" to="/register?as=college">
            {t(collegePageMessages.claim)}
          </ButtonLink>
        </aside>
      )}
    </>
  );
}
