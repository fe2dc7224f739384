import type { PageCall } from '../../platform/pages/page-call.ts';
import { counselorSoFar } from './counselor-queries.ts';
import { schoolsByLetters } from './student-queries.ts';

const steps = ['school', 'me', 'confirm'] as const;

/** What a counselor has told so far, and which step is shown. */
export type CounselorSetup = Awaited<ReturnType<typeof loadCounselorSetup>>;

/** What the page of a counselor's set-up shows: the school, the counselor, or the confirmation. */
export async function loadCounselorSetup(call: PageCall, url: URL) {
  const { me } = await call.query(counselorSoFar);
  const { counselor, counselorSchool: school } = me;
  const asked = steps.find((step) => step === url.searchParams.get('step'));
  const first = !counselor ? 'school' : counselor.phone === null ? 'me' : 'confirm';
  const at = counselor && asked ? asked : first;
  const q = at === 'school' ? (url.searchParams.get('q') ?? '') : '';
  const looked = [...q.trim()].length >= 3;
  const found = looked ? (await call.query(schoolsByLetters, { search: q })).findSchools : null;
  const { firstName, lastName, phone, contactVisible, confirmedAt } = counselor ?? {};
  return {
    ...({ who: 'counselor', at, school, q, found } as const),
    told: { firstName, lastName, phone, contactVisible },
    confirmed: confirmedAt != null,
    done: [...(school ? ['school'] : []), ...(phone == null ? [] : ['me'])],
  };
}
