import { ButtonAnchor } from '../../../ui/buttons/button.tsx';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { Wrap } from '../../../ui/layout/page.tsx';
import { Pennant } from '../../../ui/pennants/pennant.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { describeTypes, dollars, labelOf } from '../college-facts.ts';
import { collegePageMessages } from './college-page.messages.ts';
import type { CollegePageData } from '../load-college-page.ts';
import { SaveButton } from '../save-college-button.tsx';
import { KeepThis } from './keep-this.tsx';
import css from './college-hero.module.css';

/** The head of a college's page: its pennant on the lawn, key facts, and links. */
export default function CollegeHero({ data }: { readonly data: CollegePageData }) {
  const t = useTranslate();
  const { college, site, apply, own } = data;
  const locale = useLocale();
  const { onlineCoursePct: online, admissionRatePct: rate, netPrice } = college;
  const facts = [
    describeTypes(t, college.collegeType),
    ...college.campusSize.map((size) =>
      t(collegePageMessages.studentsOnCampus, { size: t(labelOf(size)) }),
    ),
    ...college.campusSetting.map((setting) => t(labelOf(setting))),
    online === null
      ? ''
      : online === 0
        ? t(collegePageMessages.noneOnline)
        : online >= 100
          ? t(collegePageMessages.allOnline)
          : t(collegePageMessages.onlineShare, { n: online }),
    college.graduateOnly ? t(collegePageMessages.graduateOnly) : '',
    rate === null
      ? ''
      : rate === 100
        ? t(collegePageMessages.openAdmission)
        : t(collegePageMessages.admits, { n: rate }),
    netPrice === null ? '' : t(collegePageMessages.netPrice, { price: dollars(netPrice, locale) }),
  ].filter((fact) => fact !== '');
  return (
    <header className={css.lawn}>
      <Wrap>
        <Breadcrumbs
          trail={[
            { label: t(collegePageMessages.home), to: '/' },
            { label: t(collegePageMessages.colleges), to: '/colleges' },
          ]}
        />
        <div className={css.row}>
          <div className={css.mast}>
            <Pennant art={college.pennant} />
          </div>
          <div className={css.words}>
            <h1>{college.name}</h1>
            <p className={css.place}>
              {t(collegePageMessages.place, { city: college.city, state: college.stateName })}
            </p>
            <ul className={css.facts} role="list">
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </div>
          {(site ?? apply ?? own) && (
            <div className={css.links}>
              {apply && (
                <ButtonAnchor
                  kind="lawn"
                  size="large"
                  iconAfter="external"
                  href={apply.href}
                  rel="noopener nofollow ugc"
                >
                  <span>
                    {t(collegePageMessages.apply)}{' '}
                    <span className={css.host}>
                      {t(collegePageMessages.applyAt, { host: apply.host })}
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
                  {t(collegePageMessages.visit, { host: site.host })}
                </ButtonAnchor>
              )}
              {own && (
                <div className={css.save} id={`college-${college.id}`}>
                  {own.list === 'device' ? (
                    <KeepThis id={college.id} name={college.name} />
                  ) : (
                    <SaveButton
                      college={{ id: college.id, name: college.name, isSaved: own.isSaved }}
                      from={`college-${college.slug}`}
                    />
                  )}
                </div>
              )}
            </div>
          )}
        </div>
      </Wrap>
    </header>
  );
}
