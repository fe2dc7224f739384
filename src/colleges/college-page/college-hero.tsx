import { ButtonAnchor } from '../../ui/button.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Wrap } from '../../ui/page.tsx';
import { Pennant } from '../../ui/pennant.tsx';
import { useSay } from '../../ui/say.tsx';
import { sayTypes } from '../college-facts.ts';
import { collegePageWords } from '../college-page.words.ts';
import { labelOf } from '../label-of.ts';
import type { CollegePageData } from '../load-college-page.ts';
import css from './college-hero.module.css';

/** The head of a college's page: its pennant planted on the lawn, what it is, and the ways to it. */
export default function CollegeHero({ data }: { readonly data: CollegePageData }) {
  const say = useSay();
  const { college, site, apply } = data;
  const { onlineCoursePct: online } = college;
  const facts = [
    sayTypes(say, college.collegeType),
    ...college.campusSize.map((size) =>
      say(collegePageWords.studentsOnCampus, { size: say(labelOf(size)) }),
    ),
    ...college.campusSetting.map((setting) => say(labelOf(setting))),
    online === null
      ? ''
      : online === 0
        ? say(collegePageWords.noneOnline)
        : online >= 100
          ? say(collegePageWords.allOnline)
          : say(collegePageWords.onlineShare, { n: online }),
  ].filter((fact) => fact !== '');
  return (
    <header className={css.lawn}>
      <Wrap>
        <Breadcrumbs
          trail={[
            { label: say(collegePageWords.home), to: '/' },
            { label: say(collegePageWords.colleges), to: '/colleges' },
          ]}
        />
        <div className={css.row}>
          <div className={css.mast}>
            <Pennant art={college.pennant} />
          </div>
          <div className={css.words}>
            <h1>{college.name}</h1>
            <p className={css.place}>
              {say(collegePageWords.place, { city: college.city, state: college.stateName })}
            </p>
            <ul className={css.facts} role="list">
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </div>
          {(site ?? apply) && (
            <p className={css.links}>
              {apply && (
                <ButtonAnchor
                  kind="lawn"
                  size="large"
                  iconAfter="external"
                  href={apply.href}
                  rel="noopener nofollow ugc"
                >
                  <span>
                    {say(collegePageWords.apply)}{' '}
                    <span className={css.host}>
                      {say(collegePageWords.applyAt, { host: apply.host })}
                    </span>
                  </span>
                </ButtonAnchor>
              )}
              {site && (
                <ButtonAnchor
                  kind="line"
                  size="large"
                  iconAfter="external"
                  href={site.href}
                  rel="noopener nofollow ugc"
                  className={css.site}
                >
                  {say(collegePageWords.visit, { host: site.host })}
                </ButtonAnchor>
              )}
            </p>
          )}
        </div>
      </Wrap>
    </header>
  );
}
