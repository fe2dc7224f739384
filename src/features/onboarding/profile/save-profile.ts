import { data } from 'react-router';
import {
  changePassword,
  endOtherSessions,
  endSession,
  saveRegion,
  unlinkMethod,
} from '../account-settings/save-account.ts';
import { saveParent, saveStudent, nothingThere, recordsOf } from '../details/save-details.ts';
import {
  acceptOffer,
  declineOffer,
  endFamilyLink,
  leaveCollege,
  saveRelationship,
  sendParentInvitation,
  sendStudentInvitation,
} from '../family/save-family.ts';
import { saveCollege, saveCounselor, saveName, saveRep, saveSchool } from '../details/save-work.ts';
import {
  type ProfileSubmission,
  afterPressing,
  textIn,
  afterSaving,
} from './profile-submission.ts';
import { consentsMessages as messages } from '../consents/consents.messages.ts';
import { withdrawMutation } from '../consents/consent-queries.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData } from '../../../ui/forms/form-problem.ts';
import { detailsFields } from '../details/details-fields.ts';
import { majorsMessages } from '../suggestions/majors.messages.ts';
import { readTypedMajors } from '../suggestions/typed-majors.ts';
import {
  createPrograms,
  createWishes,
  updatePrograms,
  updateWishes,
} from '../details/detail-mutations.ts';
import { mailScopes } from '../../campaigns/audiences.ts';
import { graphql } from '../../../platform/pages/graphql.ts';
import { startingPrivacy } from '../../students/privacy-switches.ts';
import { checkPrivacy } from '../privacy/check-privacy.ts';
import { privacyMessages } from '../privacy/privacy.messages.ts';
import { mailFields } from '../privacy/privacy-fields.ts';

const updateSettings = graphql(`
  mutation ChangePrivacy($input: UpdateStudentPrivacySettingsInput!) {
    updateStudentPrivacySettings(input: $input) {
      id
    }
  }
`);

const createSettings = graphql(`
  mutation MakePrivacy($input: CreateStudentPrivacySettingsInput!) {
    createStudentPrivacySettings(input: $input) {
      id
    }
  }
`);

const myChoices = graphql(`
  query MyMailChoices {
    myMailChoices {
      scope
      subscribed
    }
  }
`);

const setChoice = graphql(`
  mutation SetMyMailChoice($scope: String!, $subscribed: Boolean!) {
    setMyMailChoice(scope: $scope, subscribed: $subscribed) {
      scope
    }
  }
`);

const stopPush = graphql(`
  mutation StopPush($id: ID!) {
    stopPush(id: $id)
  }
`);

/** The privacy switches of a student; the record is made when they are first set. */
async function savePrivacy(submission: ProfileSubmission) {
  const { call, form } = submission;
  const { values, problems } = checkPrivacy(form, call);
  if (problems) return data(problemData(problems, form), 400);
  const { student } = await recordsOf(submission);
  if (!student) return nothingThere(submission);
  const id = student.privacySettings?.id;
  const answer = id
    ? await call.ask(updateSettings, { input: { id, ...values } })
    : await call.ask(createSettings, {
        input: { studentId: student.id, ...startingPrivacy, ...values },
      });
  return afterSaving(submission, answer, 'privacy');
}

/** Which bulk email to receive; only changes are sent. */
async function saveMailChoices(submission: ProfileSubmission) {
  const { call, form } = submission;
  const { values, problems } = checkForm(mailFields, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const { myMailChoices: before } = await call.query(myChoices);
  for (const scope of mailScopes) {
    // A newsletter that is not offered has no box in the form.
    if (!form.has(scope)) continue;
    const subscribed = values[scope];
    if (before.find((one) => one.scope === scope)?.subscribed === subscribed) continue;
    const answer = await call.ask(setChoice, { scope, subscribed });
    if (answer.errors.length > 0) return afterSaving(submission, answer, 'mail');
  }
  return afterSaving(submission, { errors: [] }, 'mail');
}

/** What a student looks for; the record is made when it is first saved. */
async function saveWishes(submission: ProfileSubmission) {
  const { call, form } = submission;
  const { values, problems } = checkForm(detailsFields.wishes, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const { student } = await recordsOf(submission);
  if (!student) return nothingThere(submission);
  const { majors, campusSize, campusSetting, collegeType } = values;
  const preferences = {
    ...values,
    majors: majors ?? [],
    campusSize: campusSize ?? [],
    campusSetting: campusSetting ?? [],
    collegeType: collegeType ?? [],
  };
  const id = student.collegePreferences?.id;
  const answer = id
    ? await call.ask(updateWishes, { input: { id, ...preferences } })
    : await call.ask(createWishes, { input: { studentId: student.id, ...preferences } });
  return afterSaving(submission, answer, 'wishes');
}

/** What a college offers; the record is made when it is first saved. */
async function savePrograms(submission: ProfileSubmission) {
  const { call, form, t } = submission;
  const checked = checkForm(detailsFields.programs, form, call);
  if (checked.problems) return data(problemData(checked.problems, form), 400);
  const { majors: chosen, major1: _1, major2: _2, major3: _3, ...told } = checked.values;
  const typed = await readTypedMajors(call, checked.values);
  const unknown = Object.fromEntries(
    typed.unknown.map((line) => [line, t(majorsMessages.unknown)]),
  );
  if (typed.unknown.length > 0) return data(problemData(unknown, form), 400);
  const majors = [...new Set([...(chosen ?? []), ...typed.titles])];
  const { college } = await recordsOf(submission);
  if (!college) return nothingThere(submission);
  const programs = { ...told, majors };
  const id = college.collegeProfile?.id;
  const made = { collegeId: college.id, accreditedMajors: [], ...programs };
  const answer = id
    ? await call.ask(updatePrograms, { input: { id, ...programs } })
    : await call.ask(createPrograms, { input: made });
  return afterSaving(submission, answer, '/app/college#programs');
}

/** What each form of the page does, by its intent. */
const saving = new Map<string, (submission: ProfileSubmission) => Promise<unknown>>([
  ['name', saveName],
  ['student', saveStudent],
  ['wishes', saveWishes],
  ['parent', saveParent],
  ['rep', saveRep],
  ['college', saveCollege],
  ['programs', savePrograms],
  ['counselor', saveCounselor],
  ['school', saveSchool],
  ['invite-parent', sendParentInvitation],
  ['invite-student', sendStudentInvitation],
  ['relationship', saveRelationship],
  ['end-link', endFamilyLink],
  ['leave-college', leaveCollege],
  ['accept', acceptOffer],
  ['decline', declineOffer],
  ['withdraw-sharing', withdrawConsent],
  ['privacy', savePrivacy],
  ['mail', saveMailChoices],
  ['stop-push', stopNotifications],
  ['password', changePassword],
  ['unlink', unlinkMethod],
  ['end-session', endSession],
  ['end-others', endOtherSessions],
  ['region', saveRegion],
]);

/** Does what a form of the profile, or of the college's page, asks for. */
export function saveProfile(submission: ProfileSubmission): Promise<unknown> {
  const save = saving.get(submission.intent);
  if (!save) throw new Response(null, { status: 400 });
  return save(submission);
}

/** Stops notifications in one browser. */
async function stopNotifications(submission: ProfileSubmission) {
  const { call, form, t } = submission;
  const answer = await call.ask(stopPush, { id: textIn(form, 'id') });
  return afterPressing(submission, answer, 'notifications', t(privacyMessages.pushStopped));
}

/** Withdraws what is shared with a college. */
async function withdrawConsent(submission: ProfileSubmission) {
  const { call, form, t } = submission;
  const answer = await call.ask(withdrawMutation, { collegeId: textIn(form, 'id') });
  const college = answer.data?.withdrawSharing.collegeName ?? '';
  return afterPressing(submission, answer, 'sharing', t(messages.withdrawn, { college }));
}
