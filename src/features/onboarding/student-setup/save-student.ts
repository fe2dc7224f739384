import { data } from 'react-router';
import { studentSteps } from '../../students/student-steps.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData } from '../../../ui/forms/form-problem.ts';
import { checkPrivacy } from '../privacy/check-privacy.ts';
import { thenAccept } from '../invitations/then-accept.ts';
import { accept } from '../invitations/invitation-queries.ts';
import { invitationsMessages } from '../invitations/invitations.messages.ts';
import { setupPath } from '../setup/setup-path.ts';
import { setupMessages } from '../setup/setup.messages.ts';
import { finishedSteps, studentStepNames, type StudentStep } from './student-progress.ts';
import { studentSetupMessages as messages } from './student-setup.messages.ts';
import { nextStep } from './load-student.ts';
import { parentFields } from '../parent-setup/parent-fields.ts';
import {
  endMyLink,
  inviteMyParent,
  saveAbout,
  savePreferences,
  savePrivacy,
  saveSchool,
  studentSoFar,
} from './student-queries.ts';
import { goOn, textIn, type FormVisit } from '../setup/visit-setup.ts';

/** Saves the form of a step, and leads to the next one. */
export async function saveStudentForm(visit: FormVisit) {
  const { call, form, intent } = visit;
  switch (intent) {
    case 'about': {
      const { values, problems } = checkForm(studentSteps.about, form, call);
      if (problems) return data(problemData(problems, form), 400);
      const answer = await call.ask(saveAbout, { input: values });
      const id = textIn(form, thenAccept);
      if (id === '' || answer.errors[0]) return after(visit, 'about', answer);
      const message = visit.t(invitationsMessages.accepted);
      return goOn(visit, await call.ask(accept, { id }), '/app', { type: 'success', message });
    }
    case 'school': {
      const { values, problems } = checkForm(studentSteps.school, form, call);
      if (problems) return data(problemData(problems, form), 400);
      return after(visit, 'school', await call.ask(saveSchool, { input: values }));
    }
    case 'preferences': {
      const { values, problems } = checkForm(studentSteps.preferences, form, call);
      if (problems) return data(problemData(problems, form), 400);
      return after(visit, 'preferences', await call.ask(savePreferences, { input: values }));
    }
    case 'privacy': {
      const { values, problems } = checkPrivacy(form, call);
      if (problems) return data(problemData(problems, form), 400);
      return after(visit, 'privacy', await call.ask(savePrivacy, { input: values }));
    }
    case 'parent': {
      const { values, problems } = checkForm(parentFields, form, call);
      if (problems) return data(problemData(problems, form), 400);
      const answer = await call.ask(inviteMyParent, { input: values });
      const message = visit.t(messages.invited, { email: values.email });
      return goOn(visit, answer, setupPath('parents'), { type: 'success', message });
    }
    default: {
      const answer = await call.ask(endMyLink, { link: 'PARENT', id: textIn(form, 'id') });
      const message = visit.t(messages.removed);
      return goOn(visit, answer, setupPath('parents'), { type: 'success', message });
    }
  }
}

/** After a step comes the one behind it, then whatever is left; then a parent may be invited. */
async function after(visit: FormVisit, step: StudentStep, answer: Parameters<typeof goOn>[1]) {
  if (answer.errors[0]) return goOn(visit, answer, '');
  const { me } = await visit.call.query(studentSoFar);
  const done = finishedSteps(me.student);
  const behind = studentStepNames.slice(studentStepNames.indexOf(step) + 1);
  const next = behind.find((one) => !done.has(one)) ?? nextStep(done);
  if (next) return goOn(visit, answer, setupPath(next));
  const message = visit.t(setupMessages.allSet);
  return goOn(visit, answer, setupPath('parents'), { type: 'success', message });
}
