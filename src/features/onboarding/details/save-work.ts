import { data } from 'react-router';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData } from '../../../ui/forms/form-problem.ts';
import { readRefusedAccountCall } from '../account-settings/refused-account-call.ts';
import { afterSaving, type ProfileSubmission } from '../profile/profile-submission.ts';
import { sectionPath } from '../profile/sections.ts';
import { updateCounselor, updateRep, updateSchool } from './detail-mutations.ts';
import { detailsFields } from './details-fields.ts';
import { nothingThere, recordsOf } from './save-details.ts';

/** A rep's own record. */
export async function saveRep(submission: ProfileSubmission) {
  const { call, form } = submission;
  const { values, problems } = checkForm(detailsFields.rep, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const id = (await recordsOf(submission)).collegeRep?.id;
  if (!id) return nothingThere(submission);
  return afterSaving(
    submission,
    await call.ask(updateRep, { input: { id, ...values } }),
    sectionPath('details'),
  );
}

/** A counselor's own record. */
export async function saveCounselor(submission: ProfileSubmission) {
  const { call, form } = submission;
  const { values, problems } = checkForm(detailsFields.counselor, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const id = (await recordsOf(submission)).counselor?.id;
  if (!id) return nothingThere(submission);
  const answer = await call.ask(updateCounselor, { input: { id, ...values } });
  return afterSaving(submission, answer, sectionPath('details'));
}

/** The school of a counselor who has entered it; one of the list is the admins'. */
export async function saveSchool(submission: ProfileSubmission) {
  const { call, form } = submission;
  const { values, problems } = checkForm(detailsFields.school, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const id = (await recordsOf(submission)).counselorSchool?.id;
  if (!id) return nothingThere(submission);
  return afterSaving(
    submission,
    await call.ask(updateSchool, { input: { id, ...values } }),
    sectionPath('school'),
  );
}

/** The name of an account that has no record of a role: admins. */
export async function saveName(submission: ProfileSubmission) {
  const { call, form } = submission;
  const { values, problems } = checkForm(detailsFields.name, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const answer = await call.send('POST', '/api/auth/update-user', { name: values.name });
  if (!answer.ok) return readRefusedAccountCall(submission, answer);
  return afterSaving(submission, { errors: [] }, sectionPath('details'));
}
