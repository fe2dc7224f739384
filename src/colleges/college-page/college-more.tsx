import { ButtonLink } from '../../ui/button.tsx';
import { Section } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { CollegeCard } from '../college-card.tsx';
import { collegePageWords } from '../college-page.words.ts';
import type { CollegePageData } from '../load-college-page.ts';
import { CollegeMajors } from './college-majors.tsx';
import { sayAlike } from './say-alike.ts';
import css from './college-more.module.css';

interface CollegeMoreProps {
  readonly data: CollegePageData;
  /** Whether it may be claimed from here: for who is not signed in. */
  readonly isOpen: boolean;
}

/** The college in its own words, what can be studied, and colleges like it. */
export default function CollegeMore({ data, isOpen }: CollegeMoreProps) {
  const say = useSay();
  const { college, similar, families, majorCount } = data;
  return (
    <>
      {college.description && (
        <Section title={say(collegePageWords.about, { name: college.name })}>
          <div className={css.prose}>
            {college.description.split(/\n{2,}/).map((paragraph, place) => (
              <p key={place}>{paragraph}</p>
            ))}
          </div>
        </Section>
      )}
      <CollegeMajors families={families} count={majorCount} />
      {similar.length > 0 && (
        <Section title={say(collegePageWords.similar)} aside={say(collegePageWords.similarLead)}>
          <ul className={css.similar} role="list">
            {similar.map(({ card, ...why }) => (
              <li key={card.slug}>
                <CollegeCard college={card} note={sayAlike(say, card, why)} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {isOpen && (
        <aside className={css.claim}>
          <div>
            <h2>{say(collegePageWords.claimTitle)}</h2>
            <p>{say(collegePageWords.claimLead)}</p>
          </div>
          <ButtonLink kind="line" to="/register?as=college">
            {say(collegePageWords.claim)}
          </ButtonLink>
        </aside>
      )}
    </>
  );
}
