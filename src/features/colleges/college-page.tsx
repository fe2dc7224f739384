import { breadcrumbJsonLd, collegeJsonLd } from '../../platform/metadata/json-ld.ts';
import { useSite } from '../../platform/pages/site.ts';
import { JsonLd } from '../../ui/layout/json-ld.tsx';
import { Wrap } from '../../ui/layout/page.tsx';
import { useTranslate } from '../../ui/text/translate.tsx';
import CollegeHero from './college-page/college-hero.tsx';
import CollegeFairs from './college-page/college-fairs.tsx';
import CollegeClips from './college-page/college-clips.tsx';
import CollegeMore from './college-page/college-more.tsx';
import { collegePageMessages } from './college-page/college-page.messages.ts';
import type { CollegePageData } from './load-college-page.ts';

/** The public page of a college. */
export default function CollegePage(data: CollegePageData) {
  const t = useTranslate();
  const { publicUrl, person } = useSite();
  const { college } = data;
  const path = `/college-${college.slug}`;
  return (
    <>
      <CollegeHero data={data} />
      <Wrap>
        <CollegeFairs name={college.name} fairs={college.fairs} now={data.now} />
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
