import { data } from 'react-router';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData } from '../../../ui/forms/form-problem.ts';
import {
  createPrograms,
  requestChange,
  updateCollege,
  updatePrograms,
} from '../details/detail-mutations.ts';
import { detailsFields } from '../details/details-fields.ts';
import { detailsMessages as messages } from '../details/details.messages.ts';
import { nothingThere, recordsOf } from '../details/save-details.ts';
import { afterSaving, type ProfileSubmission } from '../profile/profile-submission.ts';
import { majorsMessages } from '../suggestions/majors.messages.ts';
import { readTypedMajors } from '../suggestions/typed-majors.ts';

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

/** What a college offers; the record is made when it is first saved. */
export async function savePrograms(submission: ProfileSubmission) {
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
