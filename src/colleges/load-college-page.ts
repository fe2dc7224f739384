import { redirect } from 'react-router';
import { graphql } from '../platform/pages/graphql.ts';
import type { PageCall } from '../platform/pages/page-call.ts';
import { drawPennant } from '../ui/draw-pennant.ts';
import { cardFields, cardView, smallLogo } from './card-view.ts';
import { groupMajors } from './group-majors.ts';
import { outwardLink } from './outward-link.ts';
import { stateNames } from './states.ts';

/** Colleges like this one, at the end of its page. */
const similarShown = 6;

const collegeQuery = graphql(
  `
    query College($slug: String!, $similar: Int!) {
      collegeBySlug(slug: $slug) {
        name
        slug
        city
        state
        country
        collegeType
        campusSize
        campusSetting
        majors
        onlineCoursePct
        boothUrl
        applyUrl
        description
        logo
        latitude
        longitude
        fairs {
          slug
          name
          startTime
          endTime
          timeZone
        }
      }
      collegeRecordings(slug: $slug) {
        fairName
        fairSlug
        startTime
        timeZone
        session
        sessionTitle
        fromSecond
        untilSecond
      }
      similarColleges(slug: $slug, limit: $similar) {
        college {
          ...CollegeCardFields
        }
        reasons
        sharedMajors
      }
    }
  `,
  [cardFields],
);

/**
 * What the page of a college shows: what everyone may see of it.
 * @param slug without `college-`
 * @throws Response 301 to the college that the asked one was merged into, 404 where there is no such college, or none that is open
 */
export async function loadCollegePage(call: Pick<PageCall, 'query' | 'now'>, slug: string) {
  const { collegeBySlug, collegeRecordings, similarColleges } = await call.query(collegeQuery, {
    slug,
    similar: similarShown,
  });
  // The call takes an address with `college-` before it as well; a page has one address.
  if (!collegeBySlug?.slug || slug === `college-${collegeBySlug.slug}`)
    throw new Response(null, { status: 404 });
  // A double that was merged leads to the college that is kept.
  if (collegeBySlug.slug !== slug) throw redirect(`/college-${collegeBySlug.slug}`, 301);
  const { majors, boothUrl, applyUrl, logo, ...college } = collegeBySlug;
  return {
    now: call.now.toISOString(),
    college: {
      ...college,
      slug,
      logo,
      stateName: stateNames.get(college.state) ?? college.state,
      pennant: drawPennant(college.name, 'fly', smallLogo(logo, 384)),
    },
    /** Where the college is heard in recordings that are out. */
    clips: collegeRecordings,
    site: outwardLink(boothUrl),
    apply: outwardLink(applyUrl),
    families: groupMajors(majors),
    majorCount: majors.length,
    similar: similarColleges.map(({ college: like, ...why }) => ({
      card: cardView(like),
      ...why,
    })),
  };
}

/** What `loadCollegePage` gives. */
export type CollegePageData = Awaited<ReturnType<typeof loadCollegePage>>;
