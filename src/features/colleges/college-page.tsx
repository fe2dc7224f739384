import { breadcrumbJsonLd, collegeJsonLd } from '../../platform/metadata/json-ld.ts';
import { useSite } from '../../platform/pages/site.ts';
import { JsonLd } from '../../ui/layout/json-ld.tsx';
import { Wrap } from '../../ui/layout/page.tsx';
import { useTranslate } from '../../ui/text/translate.tsx';
import { island } from '../../ui/islands/island.tsx';
import { useElsewhere, useMinutesTold } from '../../ui/time/times-that-move.ts';
import { collegePageMessages } from './college-page/college-page.messages.ts';
import type { CollegePageData } from './load-college-page.ts';

const CollegeHero = island(() => import('./college-page/college-hero.tsx'));
const CollegeFairs = island(() => import('./college-page/college-fairs.tsx'));
const CollegeClips = island(() => import('./college-page/college-clips.tsx'));
const CollegeMore = island(() => import('./college-page/college-more.tsx'));

/** The public page of a college. */
export default function CollegePage(data: CollegePageData) {
  const t = useTranslate();
  const { publicUrl, person } = useSite();
  const { college } = data;
  const minutes = useMinutesTold(college.fairs, data.now);
  const hydrated = useElsewhere(college.fairs);
  const path = `/college-${college.slug}`;
  return (
    <>
      <CollegeHero data={data} />
      <Wrap>
        <CollegeFairs
          name={college.name}
          fairs={college.fairs}
          now={data.now}
          minutes={minutes}
          hydrated={hydrated}
        />
        {data.clips.length > 0 && <CollegeClips name={college.name} clips={data.clips} />}
        <CollegeMore data={data} isOpen={person === null} />
      </Wrap>
      <JsonLd
        things={[
          collegeJsonLd(publicUrl, { ...college, path, website: data.site?.href ?? null }),
          breadcrumbJsonLd(publicUrl, [
            { name: t(collegePageMessages.home), path: '/' },
            { name: t(collegePageMessages.colleges), path: '/colleges' },
            { name: college.name, path },
          ]),
        ]}
      />
    </>
  );
}
