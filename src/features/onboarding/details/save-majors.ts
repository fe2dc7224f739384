import { data } from 'react-router';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData } from '../../../ui/forms/form-problem.ts';
import { detailsFields } from './details-fields.ts';
import { detailsMessages } from './details.messages.ts';
import { createPrograms, createWishes, updatePrograms, updateWishes } from './detail-mutations.ts';
import { readMajors } from './read-majors.ts';
import { nothingThere, recordsOf } from './save-details.ts';
import { afterSaving, type ProfileVisit } from '../profile/visit-profile.ts';

/** What a student looks for; the record is made when it is first saved. */
export async function saveWishes(visit: ProfileVisit) {
  const { call, form, t } = visit;
  const checked = checkForm(detailsFields.wishes, form, call);
  if (checked.problems) return data(problemData(checked.problems, form), 400);
  const { campusSize, campusSetting, collegeType, onlineCoursePct } = checked.values;
  const { majors, problems } = readMajors(checked.values, t(detailsMessages.unknownMajor));
  if (problems) return data(problemData(problems, form), 400);
  const { student } = await recordsOf(visit);
  if (!student) return nothingThere(visit);
  const wishes = {
    majors,
    campusSize: campusSize ?? [],
    campusSetting: campusSetting ?? [],
    collegeType: collegeType ?? [],
    onlineCoursePct,
  };
  const id = student.collegePreferences?.id;
  const answer = id
    ? await call.ask(updateWishes, { input: { id, ...wishes } })
    : await call.ask(createWishes, { input: { studentId: student.id, ...wishes } });
  return afterSaving(visit, answer, 'wishes');
}

/** What a college offers; the record is made when it is first saved. */
export async function savePrograms(visit: ProfileVisit) {
  const { call, form, t } = visit;
  const checked = checkForm(detailsFields.programs, form, call);
  if (checked.problems) return data(problemData(checked.problems, form), 400);
  const { campusSize, campusSetting, collegeType, applyUrl, onlineCoursePct } = checked.values;
  const { majors, problems } = readMajors(checked.values, t(detailsMessages.unknownMajor));
  if (problems) return data(problemData(problems, form), 400);
  const { college } = await recordsOf(visit);
  if (!college) return nothingThere(visit);
  const programs = { majors, campusSize, campusSetting, collegeType, applyUrl, onlineCoursePct };
  const id = college.collegeProfile?.id;
  const made = { collegeId: college.id, accreditedMajors: [], ...programs };
  const answer = id
    ? await call.ask(updatePrograms, { input: { id, ...programs } })
    : await call.ask(createPrograms, { input: made });
  return afterSaving(visit, answer, 'programs');
}
