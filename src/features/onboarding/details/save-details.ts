import { data } from 'react-router';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData } from '../../../ui/forms/form-problem.ts';
import { detailsFields } from './details-fields.ts';
import { updateParent, updateStudent } from './detail-mutations.ts';
import { myRecords } from '../profile/my-records.ts';
import {
  afterSaving,
  backTo,
  type ProfileSubmission,
  type Save,
} from '../profile/profile-submission.ts';
import { profileMessages } from '../profile/profile.messages.ts';
import { profilePath, sectionPath, type Section } from '../profile/sections.ts';

/** Which records of the caller there are. */
export const recordsOf = async ({ call }: ProfileSubmission) => (await call.query(myRecords)).me;

/** What is answered to a form whose record has gone meanwhile, or never was the caller's. */
export const nothingThere = ({ t }: ProfileSubmission) =>
  backTo(profilePath, { type: 'error', message: t(profileMessages.gone) });

/** A student's own record: who they are. */
export const saveStudent: Save = (submission) =>
  changeStudent(submission, detailsFields.student, 'details');

/** The same: where they go to school, and when they'll start college. */
export const saveStudentSchool: Save = (submission) =>
  changeStudent(submission, detailsFields.studentSchool, 'school');

async function changeStudent(
  submission: ProfileSubmission,
  fields: (typeof detailsFields)['student' | 'studentSchool'],
  section: Section,
) {
  const { call, form } = submission;
  const { values, problems } = checkForm(fields, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const id = (await recordsOf(submission)).student?.id;
  if (!id) return nothingThere(submission);
  const answer = await call.ask(updateStudent, { input: { id, ...values } });
  return afterSaving(submission, answer, sectionPath(section));
}

/** A parent's own records: one for each student, with the same name and phone. */
export async function saveParent(submission: ProfileSubmission) {
  const { call, form } = submission;
  const { values, problems } = checkForm(detailsFields.parent, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const { user_type: userType, parents } = await recordsOf(submission);
  const ids = userType === 'parent' ? parents.items.flatMap((one) => one?.id ?? []) : [];
  if (ids.length === 0) return nothingThere(submission);
  for (const id of ids) {
    const answer = await call.ask(updateParent, { input: { id, ...values } });
    if (answer.errors.length > 0) return afterSaving(submission, answer, sectionPath('details'));
  }
  return afterSaving(submission, { errors: [] }, sectionPath('details'));
}
