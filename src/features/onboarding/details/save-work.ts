import { data } from 'react-router';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData } from '../../../ui/forms/form-problem.ts';
import { readRefusedAccountCall } from '../account-settings/refused-account-call.ts';
import { afterSaving, type ProfileSubmission } from '../profile/profile-submission.ts';
import {
  requestChange,
  updateCollege,
  updateCounselor,
  updateRep,
  updateSchool,
} from './detail-mutations.ts';
import { detailsFields } from './details-fields.ts';
import { detailsMessages as messages } from './details.messages.ts';
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
    'details',
  );
}

/** The college a rep represents. */
export async function saveCollege(submission: ProfileSubmission) {
  const { call, form } = submission;
  const { values, problems } = checkForm(detailsFields.college, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const id = (await recordsOf(submission)).college?.id;
  if (!id) return nothingThere(submission);
  const answer = await call.ask(updateCollege, { input: { id, ...values } });
  const refused = Object.keys(answer.errors[0]?.fields ?? {});
  const waiting = identity.filter((field) => refused.includes(field));
  if (waiting.length === 0 || waiting.length < refused.length)
    return afterSaving(submission, answer, '/app/college#college');
  // What only an admin changes becomes a request; everything else is saved.
  const moves = waiting.some((field) => field !== 'name' && field !== 'boothUrl');
  const asks: readonly (keyof typeof values)[] = moves ? [...waiting, 'postalCode'] : waiting;
  const input = Object.fromEntries(asks.map((field) => [field, values[field]]));
  const changeRequest = await call.ask(requestChange, { input });
  // Not of the federal list: what was wrong with the fields is said beside them.
  if (changeRequest.errors.length > 0)
    return afterSaving(submission, answer, '/app/college#college');
  const rest = Object.fromEntries(
    Object.entries(values).filter(
      ([field]) => !asks.some((requestedField) => requestedField === field),
    ),
  );
  const saved = await call.ask(updateCollege, { input: { id, ...rest } });
  return afterSaving(submission, saved, '/app/college#college', submission.t(messages.changeAsked));
}

/** What a college of the federal list is known by. */
const identity = ['name', 'city', 'state', 'country', 'boothUrl'] as const;

/** A counselor's own record. */
export async function saveCounselor(submission: ProfileSubmission) {
  const { call, form } = submission;
  const { values, problems } = checkForm(detailsFields.counselor, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const id = (await recordsOf(submission)).counselor?.id;
  if (!id) return nothingThere(submission);
  const answer = await call.ask(updateCounselor, { input: { id, ...values } });
  return afterSaving(submission, answer, 'details');
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
    'school',
  );
}

/** The name of an account that has no record of a role: admins. */
export async function saveName(submission: ProfileSubmission) {
  const { call, form } = submission;
  const { values, problems } = checkForm(detailsFields.name, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const answer = await call.send('POST', '/api/auth/update-user', { name: values.name });
  if (!answer.ok) return readRefusedAccountCall(submission, answer);
  return afterSaving(submission, { errors: [] }, 'details');
}
