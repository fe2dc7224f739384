import type { PageCall } from '../platform/pages/page-call.ts';
import { pageMeta, type PageMeta } from '../platform/pages/page-meta.ts';
import { shareImagePath } from '../platform/pages/share-image-path.ts';
import { speak } from '../platform/words/speak.ts';
import { sayTypes } from './college-facts.ts';
import { collegePageWords } from './college-page.words.ts';
import { labelOf } from './label-of.ts';
import type { CollegePageData } from './load-college-page.ts';

/** What machines read in the head of the page of a college. */
export function collegePageMeta(
  call: Pick<PageCall, 'publicUrl' | 'brand' | 'locale'>,
  { college, majorCount }: CollegePageData,
): PageMeta {
  const say = speak(call.locale);
  const facts = [
    sayTypes(say, college.collegeType),
    ...college.campusSize.map((size) =>
      say(collegePageWords.studentsOnCampus, { size: say(labelOf(size)) }),
    ),
    ...college.campusSetting.map((setting) => say(labelOf(setting))),
  ].filter((fact) => fact !== '');
  return pageMeta({
    ...call,
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
  });
}
