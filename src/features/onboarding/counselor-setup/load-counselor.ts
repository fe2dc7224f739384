import type { PageCall } from '../../../platform/pages/page-call.ts';
import { schoolsByLetters } from '../student-setup/student-queries.ts';
import { counselorSoFar } from './counselor-queries.ts';

const steps = ['school', 'me', 'confirm'] as const;

/** What a counselor has told so far, and which step is shown. */
export type CounselorSetup = Awaited<ReturnType<typeof loadCounselorSetup>>;

/** What the page of a counselor's setup shows: the school, the counselor, or the confirmation. */
export async function loadCounselorSetup(call: PageCall, url: URL) {
  const { me } = await call.query(counselorSoFar);
  const { counselor, counselorSchool: school } = me;
  const requestedStep = steps.find((step) => step === url.searchParams.get('step'));
  const first = counselor ? 'confirm' : 'school';
  const at = counselor && requestedStep ? requestedStep : first;
  // What was told when registering for a fair is not asked again.
  const registration = me.registrations.find(
    ({ attendeeType, confirmedAt }) => attendeeType === 'counselor' && confirmedAt !== null,
  );
  const q =
    at === 'school'
      ? (url.searchParams.get('q') ?? (school ? '' : registration?.schoolName) ?? '')
      : '';
  const looked = [...q.trim()].length >= 3;
  const found = looked ? (await call.query(schoolsByLetters, { search: q })).findSchools : null;
  const { contactVisible, confirmedAt } = counselor ?? {};
  const { firstName, lastName, phone } = counselor ?? registration ?? {};
  return {
    ...({ who: 'counselor', at, school, q, found } as const),
    told: { firstName, lastName, phone, contactVisible },
    confirmed: confirmedAt != null,
    // The name comes from the account, and a phone number is optional.
    done: counselor ? ['school', 'me'] : [],
  };
}
