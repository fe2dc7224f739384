import type { PageCall } from '../../platform/pages/page-call.ts';
import { pageMeta, type PageMeta } from '../../platform/metadata/page-meta.ts';
import { shareImagePath } from '../../platform/metadata/share-image-path.ts';
import { translatorFor } from '../../platform/i18n/translator-for.ts';
import { describeTypes } from './college-facts.ts';
import { collegePageMessages } from './college-page/college-page.messages.ts';
import { labelOf } from './label-of.ts';
import type { CollegePageData } from './load-college-page.ts';

/** Machine-readable data in the head of a college's page. */
export function collegePageMeta(
  call: Pick<PageCall, 'publicUrl' | 'brand' | 'locale'>,
  { college, majorCount }: CollegePageData,
): PageMeta {
  const t = translatorFor(call.locale);
  const facts = [
    describeTypes(t, college.collegeType),
    ...college.campusSize.map((size) =>
      t(collegePageMessages.studentsOnCampus, { size: t(labelOf(size)) }),
    ),
    ...college.campusSetting.map((setting) => t(labelOf(setting))),
  ].filter((fact) => fact !== '');
  return pageMeta({
    ...call,
    title: college.name,
    description: t(collegePageMessages.description, {
      ...{ name: college.name, city: college.city, state: college.stateName },
      ...{ facts: facts.join(', ') || t(collegePageMessages.colleges) },
      ...{ majors: majorCount, fairs: college.fairs.length },
    }),
    path: `/college-${college.slug}`,
    image: {
      path: shareImagePath({ kind: 'college', slug: college.slug }),
      alt: college.name,
    },
  });
}
