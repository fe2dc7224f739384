import type { MetaDescriptor } from 'react-router';
import { breadcrumbJsonLd, collegeJsonLd } from '../platform/pages/json-ld.ts';
import { pageMeta } from '../platform/pages/page-meta.ts';
import { shareImagePath } from '../platform/pages/share-image-path.ts';
import { useSite, type Site } from '../platform/pages/site.ts';
import { speak } from '../platform/words/speak.ts';
import { ButtonLink } from '../ui/button.tsx';
import { JsonLd } from '../ui/json-ld.tsx';
import { Section, Wrap } from '../ui/page.tsx';
import { useSay } from '../ui/say.tsx';
import { CollegeCard } from './college-card.tsx';
import { sayTypes } from './college-facts.ts';
import { collegePageWords } from './college-page.words.ts';
import { labelOf } from './label-of.ts';
import type { CollegePageData } from './load-college-page.ts';
import { CollegeFairs } from './parts/college-fairs.tsx';
import { CollegeHero } from './parts/college-hero.tsx';
import { CollegeMajors } from './parts/college-majors.tsx';
import { sayAlike } from './parts/say-alike.ts';
import css from './college-page.module.css';

/** The public page of a college: what everybody may know of it. */
export function CollegePage(data: CollegePageData) {
  const say = useSay();
  const { publicUrl, person } = useSite();
  const { college, similar, families, majorCount } = data;
  const path = `/college-${college.slug}`;
  return (
    <>
      <CollegeHero data={data} />
      <Wrap>
        <CollegeFairs name={college.name} fairs={college.fairs} now={data.now} />
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
        {person === null && (
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
      </Wrap>
      <JsonLd
        things={[
          collegeJsonLd(publicUrl, { ...college, path, website: data.site?.href ?? null }),
          breadcrumbJsonLd(publicUrl, [
            { name: say(collegePageWords.home), path: '/' },
            { name: say(collegePageWords.colleges), path: '/colleges' },
            { name: college.name, path },
          ]),
        ]}
      />
    </>
  );
}

/** What machines read of the page. */
export function collegePageMeta(site: Site, data: CollegePageData): MetaDescriptor[] {
  const { college, majorCount } = data;
  const say = speak(site.locale);
  const facts = [
    sayTypes(say, college.collegeType),
    ...college.campusSize.map((size) =>
      say(collegePageWords.studentsOnCampus, { size: say(labelOf(size)) }),
    ),
    ...college.campusSetting.map((setting) => say(labelOf(setting))),
  ].filter((fact) => fact !== '');
  return pageMeta({
    title: college.name,
    description: say(collegePageWords.description, {
      ...{ name: college.name, city: college.city, state: college.stateName },
      ...{ facts: facts.join(', ') || say(collegePageWords.colleges) },
      ...{ majors: majorCount, fairs: college.fairs.length },
    }),
    path: `/college-${college.slug}`,
    image: {
      path: shareImagePath({ kind: 'college', slug: college.slug }),
      alt: college.name,
    },
    publicUrl: site.publicUrl,
    brand: site.brand,
    locale: site.locale,
  });
}
