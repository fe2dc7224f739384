import { ownPath } from '../../accounts/own-path.ts';
import { graphql, type ResultOf } from '../../../platform/pages/graphql.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { actionIn, type MissingField } from './sharing-fields.ts';
import { sharingMessages as messages } from './sharing.messages.ts';

const ask = graphql(`
  query SharingQuestion($collegeId: ID!) {
    sharingQuestion(collegeId: $collegeId) {
      collegeId
      collegeName
      isAnswered
      preselected
      groups
      texts
      wordingVersion
    }
    me {
      registrations {
        schoolName
        schoolGrade
        majors
        confirmedAt
      }
      student {
        phone
        currentSchool
        schoolGrade
        collegePreferences {
          majors
        }
      }
    }
  }
`);

type Me = ResultOf<typeof ask>['me'];

/** What can be shared, but is not known. */
function missingOf({ student, registrations }: Me): readonly MissingField[] {
  const confirmed = registrations.filter(({ confirmedAt }) => confirmedAt !== null);
  const known = {
    phone: student?.phone,
    currentSchool: student?.currentSchool ?? confirmed.find((one) => one.schoolName)?.schoolName,
    schoolGrade: student?.schoolGrade ?? confirmed.find((one) => one.schoolGrade)?.schoolGrade,
    majors:
      student?.collegePreferences?.majors?.[0] ??
      confirmed.find((one) => (one.majors ?? []).length > 0)?.majors?.[0],
  } satisfies Record<MissingField, unknown>;
  return missingNames.filter((name) => !known[name]);
}

const missingNames = ['phone', 'currentSchool', 'schoolGrade', 'majors'] as const;

/** The default return page. */
export const sharingHome = '/app/profile/sharing';

/** What the page of the question knows, which the dialog loads from it. */
export async function loadSharingQuestion(call: PageCall, collegeId: string, url: URL) {
  const { sharingQuestion: question, me } = await call.query(ask, { collegeId });
  if (!question) throw new Response(null, { status: 404 });
  const t = translatorFor(call.locale);
  const { searchParams } = url;
  return {
    meta: pageMeta({
      ...call,
      title: t(messages.title, { college: question.collegeName }),
      description: t(messages.description),
      path: `/app/sharing/${collegeId}`,
    }),
    now: call.now.toISOString(),
    question,
    missing: missingOf(me),
    action: actionIn(searchParams.get('action')),
    fairId: searchParams.get('fair'),
    back: ownPath(searchParams.get('back')) ?? sharingHome,
  };
}

/** What the question needs to be put. */
export type AskedSharing = Omit<Awaited<ReturnType<typeof loadSharingQuestion>>, 'meta'>;
