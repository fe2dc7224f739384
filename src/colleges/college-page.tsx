import { breadcrumbJsonLd, collegeJsonLd } from '../platform/pages/json-ld.ts';
import { useSite } from '../platform/pages/site.ts';
import { JsonLd } from '../ui/json-ld.tsx';
import { Wrap } from '../ui/page.tsx';
import { useSay } from '../ui/say.tsx';
import { still } from '../ui/still.tsx';
import { useElsewhere, useMinutesTold } from '../ui/times-that-move.ts';
import { collegePageWords } from './college-page.words.ts';
import type { CollegePageData } from './load-college-page.ts';

const CollegeHero = still(() => import('./college-page/college-hero.tsx'));
const CollegeFairs = still(() => import('./college-page/college-fairs.tsx'));
const CollegeClips = still(() => import('./college-page/college-clips.tsx'));
const CollegeMore = still(() => import('./college-page/college-more.tsx'));

/** The public page of a college: what everybody may know of it. */
export default function CollegePage(data: CollegePageData) {
  const say = useSay();
  const { publicUrl, person } = useSite();
  const { college } = data;
  const minutes = useMinutesTold(college.fairs, data.now);
  const awake = useElsewhere(college.fairs);
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
          awake={awake}
        />
        {data.clips.length > 0 && <CollegeClips name={college.name} clips={data.clips} />}
        <CollegeMore data={data} isOpen={person === null} />
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
