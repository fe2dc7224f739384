import { data } from 'react-router';
import { checkForm } from '../../ui/check-form.ts';
import { problemData } from '../../ui/form-problem.ts';
import { detailsFields } from './details-fields.ts';
import { updateCollege, updateCounselor, updateRep, updateSchool } from './detail-mutations.ts';
import { nothingThere, recordsOf } from './save-details.ts';
import { readRefusedDoor } from './account-door.ts';
import { afterSaving, type ProfileVisit } from './visit-profile.ts';

/** A rep's own record. */
export async function saveRep(visit: ProfileVisit) {
  const { call, form } = visit;
  const { values, problems } = checkForm(detailsFields.rep, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const id = (await recordsOf(visit)).collegeRep?.id;
  if (!id) return nothingThere(visit);
  return afterSaving(visit, await call.ask(updateRep, { input: { id, ...values } }), 'details');
}

/** The college that a rep speaks for. */
export async function saveCollege(visit: ProfileVisit) {
  const { call, form } = visit;
  const { values, problems } = checkForm(detailsFields.college, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const id = (await recordsOf(visit)).college?.id;
  if (!id) return nothingThere(visit);
  return afterSaving(visit, await call.ask(updateCollege, { input: { id, ...values } }), 'college');
}

/** A counselor's own record. */
export async function saveCounselor(visit: ProfileVisit) {
  const { call, form } = visit;
  const { values, problems } = checkForm(detailsFields.counselor, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const id = (await recordsOf(visit)).counselor?.id;
  if (!id) return nothingThere(visit);
  const answer = await call.ask(updateCounselor, { input: { id, ...values } });
  return afterSaving(visit, answer, 'details');
}

/** The school of a counselor who has entered it; one of the list is the admins'. */
export async function saveSchool(visit: ProfileVisit) {
  const { call, form } = visit;
  const { values, problems } = checkForm(detailsFields.school, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const id = (await recordsOf(visit)).counselorSchool?.id;
  if (!id) return nothingThere(visit);
  return afterSaving(visit, await call.ask(updateSchool, { input: { id, ...values } }), 'school');
}

/** The name of an account that has no record of a role: admins. */
export async function saveName(visit: ProfileVisit) {
  const { call, form } = visit;
  const { values, problems } = checkForm(detailsFields.name, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const answer = await call.send('POST', '/api/auth/update-user', { name: values.name });
  if (!answer.ok) return readRefusedDoor(visit, answer);
  return afterSaving(visit, { errors: [] }, 'details');
}
