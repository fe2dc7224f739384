import { redirect } from 'react-router';
import { graphql } from '../../platform/pages/graphql.ts';
import type { PageCall } from '../../platform/pages/page-call.ts';
import { drawPennant } from '../../ui/pennants/draw-pennant.ts';
import { cardFields, cardView, smallLogo } from './card-view.ts';
import { groupMajors } from './majors.ts';
import { nameFamily } from '../subjects/name-family.ts';
import { nameSubject } from '../subjects/name-subject.ts';
import { outwardLink } from '../../platform/addresses/outward-link.ts';
import { stateName } from '../../platform/addresses/state-name.ts';
import { pageMeta, type PageMeta } from '../../platform/metadata/page-meta.ts';
import { shareImagePath } from '../../platform/metadata/share-image-path.ts';
import { translatorFor } from '../../platform/i18n/translator-for.ts';
import { describeTypes, labelOf } from './college-facts.ts';
import { collegePageMessages } from './college-page/college-page.messages.ts';

/** Colleges like this one, at the end of its page. */
const similarShown = 6;

const collegeQuery = graphql(
  `
    query College($slug: String!, $similar: Int!) {
      collegeBySlug(slug: $slug) {
        id
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
        graduateOnly
        admissionRatePct
        netPrice
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
        hasCaptions
        answers {
          question
          answer
          atSecond
        }
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
 * Public data of a college's page.
 * @param slug without `college-`
 * @throws Response 301 to the college this one was merged into, 404 for a missing or closed one
 */
export async function loadCollegePage(
  call: Pick<PageCall, 'query' | 'ask' | 'viewer' | 'now' | 'locale'>,
  slug: string,
) {
  const [{ collegeBySlug, collegeRecordings, similarColleges }, own] = await Promise.all([
    call.query(collegeQuery, { slug, similar: similarShown }),
    readOwn(call, slug),
  ]);
  // The API also accepts an address with `college-`; a page has one address.
  if (!collegeBySlug?.slug || slug === `college-${collegeBySlug.slug}`)
    throw new Response(null, { status: 404 });
  // A merged duplicate redirects to the remaining college.
  if (collegeBySlug.slug !== slug) throw redirect(`/college-${collegeBySlug.slug}`, 301);
  const { majors, boothUrl, applyUrl, logo, ...college } = collegeBySlug;
  const t = translatorFor(call.locale);
  return {
    now: call.now.toISOString(),
    college: {
      ...college,
      slug,
      logo,
      stateName: stateName(t, college.state),
      pennant: drawPennant(college.name, 'fly', smallLogo(logo, 384)),
    },
    own,
    /** Where the college speaks in published recordings. */
    clips: collegeRecordings,
    site: outwardLink(boothUrl),
    apply: outwardLink(applyUrl),
    /** Named here, so that a phone loads no names of subjects but these. */
    families: groupMajors(majors).map(({ title, fields }) => ({
      title,
      name: nameFamily(t, title),
      fields: fields.map((field) => ({ title: field, name: nameSubject(t, field) })),
    })),
    majorCount: majors.length,
    similar: similarColleges.map(({ college: like, ...why }) => ({
      card: cardView(like),
      ...why,
    })),
  };
}

const ownQuery = graphql(`
  query OwnCollege($slugs: [String!]!) {
    compareColleges(slugs: $slugs) {
      isSaved
    }
    myColleges(limit: 1) {
      canSave
    }
  }
`);

/** Where the caller saves the college: on the device, in the account's list, or nowhere. */
async function readOwn(
  call: Pick<PageCall, 'ask' | 'viewer'>,
  slug: string,
): Promise<{ readonly list: 'device' | 'account'; readonly isSaved: boolean } | null> {
  if (call.viewer === null || call.viewer.role === 'guests')
    return { list: 'device', isSaved: false };
  const { data } = await call.ask(ownQuery, { slugs: [slug] });
  const [own] = data?.compareColleges ?? [];
  return own && data?.myColleges.canSave ? { list: 'account', isSaved: own.isSaved } : null;
}

/** The result of `loadCollegePage`. */
export type CollegePageData = Awaited<ReturnType<typeof loadCollegePage>>;

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
      name: college.name,
      city: college.city,
      state: college.stateName,
      facts: facts.join(', ') || t(collegePageMessages.colleges),
      majors: majorCount,
      fairs: college.fairs.length,
    }),
    path: `/college-${college.slug}`,
    image: {
      path: shareImagePath({ kind: 'college', slug: college.slug }),
      alt: college.name,
    },
  });
}
