import type { PageCall } from '../../../platform/pages/page-call.ts';
import { translatorFor, type Translate } from '../../../platform/i18n/translator-for.ts';
import { smallLogo } from '../card-view.ts';
import { slugOf } from '../../../platform/addresses/slug-of.ts';
import { collegeInFull, type CollegeInFull } from './college-queries.ts';
import { adminCollegeMessages as messages } from './admin-college.messages.ts';

interface Federal {
  /** Keyed by field name. */
  readonly values: unknown;
}

/**
 * Says whether a field's value comes from the federal files, or what they say instead; undefined
 * when they say nothing about it.
 */
function describeSource(
  t: Translate,
  federal: Federal | null,
  name: string,
  value: unknown,
): string | undefined {
  const { values } = federal ?? { values: null };
  if (!federal || typeof values !== 'object' || values === null) return undefined;
  const federalValues = new Map<string, unknown>(Object.entries(values));
  if (!federalValues.has(name)) return undefined;
  const listed = federalValues.get(name);
  if (isSame(listed, value)) return t(messages.fromFederal);
  if (Array.isArray(listed)) return t(messages.keptListFromFederal);
  const other =
    typeof listed === 'string' || typeof listed === 'number'
      ? String(listed)
      : t(messages.federalEmpty);
  return t(messages.keptFromFederal, { value: other });
}

const isSame = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((entry) => other.includes(entry))
    : (one ?? null) === (other ?? null);

/** Data of the page of a college's facts; null for an unknown id. */
export async function loadFacts(call: PageCall, id: string) {
  const { getCollege: college, federalFacts: federal } = await call.query(collegeInFull, { id });
  if (!college) return null;
  const t = translatorFor(call.locale);
  const facts = factsOf(college);
  const profile = profileOf(college);
  const sources = Object.fromEntries(
    Object.entries({ ...facts, ...profile }).map(([name, value]) => [
      name,
      describeSource(t, federal, name, value),
    ]),
  );
  return {
    id,
    name: college.name ?? '',
    status: college.status,
    logo: smallLogo(college.logo, 128),
    facts: {
      initial: {
        ...facts,
        // Drafts have no address yet: this proposes one.
        slug: facts.slug ?? slugOf(college.name ?? ''),
      },
      was: JSON.stringify(facts),
    },
    profile: {
      initial: {
        ...profile,
        majors: profile.majors.join('\n'),
        accreditedMajors: profile.accreditedMajors.join('\n'),
      },
      was: JSON.stringify(profile),
    },
    sources,
  };
}

const factsOf = (college: CollegeInFull) => ({
  name: college.name,
  boothUrl: college.boothUrl,
  address1: college.address1,
  address2: college.address2,
  city: college.city,
  state: college.state,
  postalCode: college.postalCode,
  country: college.country,
  latitude: college.latitude,
  longitude: college.longitude,
  domain: college.domain,
  slug: college.slug,
  unitId: college.unitId,
  description: college.description,
});

function profileOf({ collegeProfile }: CollegeInFull) {
  const { majors, accreditedMajors, campusSize, campusSetting, collegeType } = collegeProfile ?? {};
  return {
    majors: present(majors),
    accreditedMajors: present(accreditedMajors),
    campusSize: present(campusSize),
    campusSetting: present(campusSetting),
    collegeType: present(collegeType),
    applyUrl: collegeProfile?.applyUrl ?? null,
    onlineCoursePct: collegeProfile?.onlineCoursePct ?? null,
    admissionRatePct: collegeProfile?.admissionRatePct ?? null,
    netPrice: collegeProfile?.netPrice ?? null,
    graduateOnly: collegeProfile?.graduateOnly ?? false,
  };
}

const present = (list: readonly (string | null)[] | null | undefined): readonly string[] =>
  (list ?? []).filter((one) => one !== null);
