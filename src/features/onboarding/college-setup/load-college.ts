import { isUuid } from '../../../platform/model/kinds.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { loadPendingRequest } from '../own-college/pending-request.ts';
import { smallLogo } from '../../colleges/card-view.ts';
import { texts } from '../student-setup/load-student.ts';
import { majorsByLetters } from '../student-setup/student-queries.ts';
import { collegeStepNames, finishedCollegeSteps, type CollegeStep } from './college-progress.ts';
import {
  collegeSoFar,
  collegesByLetters,
  collegeToAsk,
  colleaguesToBe,
} from './college-queries.ts';

/** How far a college user has come, and which step is shown. */
export type CollegeSetup = Awaited<ReturnType<typeof loadCollegeSetup>>;

/** What the page of a college's setup shows. */
export async function loadCollegeSetup(call: PageCall, url: URL) {
  const { me } = await call.query(collegeSoFar);
  const { college } = me;
  const done = finishedCollegeSteps(college);
  const at = stepFor(url.searchParams.get('step'), done);
  const profile = college?.collegeProfile;
  return {
    ...({ who: 'college', at, email: me.email, offers: me.invitations } as const),
    college: college && {
      ...college,
      isDraft: college.status === 'draft',
      logo: smallLogo(college.logo, 128),
    },
    done: collegeStepNames.filter((step) => done.has(step)),
    claim: me.claims.find(({ status }) => status === 'open') ?? null,
    pending: college ? null : await loadPendingRequest(call),
    rejected: me.claims[0]?.status === 'rejected' ? me.claims[0] : null,
    asked: await askedCollege(call, url, at, college !== null),
    ...(await search(call, url, at, college !== null)),
    ...(await colleagues(call, at)),
    reps: (college?.collegeReps?.items ?? []).flatMap((rep) =>
      rep ? { ...rep, isMe: rep.userId === me.sub } : [],
    ),
    areas: at === 'profile' ? await areasOf(call) : [],
    told: {
      profile: {
        majors: texts(profile?.majors),
        accreditedMajors: texts(profile?.accreditedMajors),
        campusSize: texts(profile?.campusSize),
        campusSetting: texts(profile?.campusSetting),
        collegeType: texts(profile?.collegeType),
        applyUrl: profile?.applyUrl,
        onlineCoursePct: profile?.onlineCoursePct,
        admissionRatePct: profile?.admissionRatePct,
        netPrice: profile?.netPrice,
      },
      rep: me.collegeRep ?? {},
      booth: { boothUrl: college?.boothUrl, description: college?.description },
    },
  };
}

/** The step that is asked for, where it can be done; else the first that is not finished. */
function stepFor(requestedStep: string | null, done: ReadonlySet<CollegeStep>): CollegeStep {
  const first = nextCollegeStep(done) ?? 'reps';
  if (!done.has('institution')) return first;
  return collegeStepNames.find((step) => step === requestedStep) ?? first;
}

/** The first step that is not finished. */
export const nextCollegeStep = (done: ReadonlySet<CollegeStep>): CollegeStep | undefined =>
  collegeStepNames.find((step) => !done.has(step));

async function search(call: PageCall, url: URL, at: CollegeStep, found: boolean) {
  if (at !== 'institution' || found) return { q: '', near: [], found: null };
  const q = url.searchParams.get('q') ?? '';
  const looks = [...q.trim()].length >= 3;
  const { collegesToClaim } = await call.query(collegesByLetters, looks ? { search: q } : {});
  return looks
    ? { q, near: [], found: collegesToClaim }
    : { q, near: collegesToClaim, found: null };
}

/** The college that someone asks to represent (`?ask=ID`). */
async function askedCollege(call: PageCall, url: URL, at: CollegeStep, found: boolean) {
  const id = url.searchParams.get('ask') ?? '';
  if (at !== 'institution' || found || !isUuid(id)) return null;
  const { getCollege } = await call.query(collegeToAsk, { id });
  return getCollege?.status === 'active' ? getCollege : null;
}

async function colleagues(call: PageCall, at: CollegeStep) {
  if (at !== 'reps') return { invited: [], claimants: [] };
  const { repInvitations, listClaims } = await call.query(colleaguesToBe);
  return { invited: repInvitations.map(({ email }) => email), claimants: listClaims.items };
}

async function areasOf(call: PageCall): Promise<readonly string[]> {
  const { majors } = await call.query(majorsByLetters);
  return majors.map(({ title }) => title);
}
