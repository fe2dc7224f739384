import { data } from 'react-router';
import { translateApiSentence } from '../../../platform/model/api-sentence.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData, refusalData } from '../../../ui/forms/form-problem.ts';
import {
  claimRequestFields,
  collegeSteps,
  preparedRepFields,
} from '../../colleges/college-steps.ts';
import { logoMessages } from '../../colleges/college.messages.ts';
import { colleagueFields } from '../setup/colleague-fields.ts';
import { prepareIt, remindIt } from '../own-college/pending-request.ts';
import { pendingRequestMessages } from '../own-college/pending-request.messages.ts';
import { setupPath } from '../setup/setup-path.ts';
import { setupMessages } from '../setup/setup.messages.ts';
import { goOn, textIn, type FormVisit } from '../setup/visit-setup.ts';
import { endMyLink } from '../student-setup/student-queries.ts';
import { majorsMessages } from '../suggestions/majors.messages.ts';
import { readTypedMajors, typedMajors } from '../suggestions/typed-majors.ts';
import { collegeStepNames, finishedCollegeSteps, type CollegeStep } from './college-progress.ts';
import {
  claimIt,
  collegeSoFar,
  removeLogo,
  saveBooth,
  saveProfile,
  saveRep,
  startIt,
  withdrawIt,
  approveIt,
  inviteRep,
  rejectIt,
  withdrawInvitation,
} from './college-queries.ts';
import { collegeSetupMessages as messages } from './college-setup.messages.ts';
import { nextCollegeStep } from './load-college.ts';

/** Invites and removes colleagues, and answers those who ask to come in; `page` has the forms. */
export async function saveColleagues(visit: FormVisit, page = setupPath('reps')) {
  const { call, form, intent, t } = visit;
  const id = textIn(form, 'id');
  switch (intent) {
    case 'invite': {
      const { values, problems } = checkForm(colleagueFields, form, call);
      if (problems) return data(problemData(problems, form), 400);
      const email = values.colleagueEmail;
      const collegeId = call.viewer?.holds['college']?.[0] ?? '';
      const answer = await call.ask(inviteRep, { email, collegeId });
      const [refused] = answer.errors;
      if (refused) return data(refusalData(refused, form, { userEmail: 'colleagueEmail' }), 400);
      return goOn(visit, answer, page, {
        type: 'success',
        message: t(messages.invited, { email }),
      });
    }
    case 'take-back': {
      const answer = await call.ask(withdrawInvitation, { email: textIn(form, 'email') });
      return goOn(visit, answer, page, { type: 'info', message: t(messages.invitationWithdrawn) });
    }
    case 'approve': {
      const answer = await call.ask(approveIt, { id });
      const name = answer.data?.approveClaim.name ?? '';
      return goOn(visit, answer, page, {
        type: 'success',
        message: t(messages.approved, { name }),
      });
    }
    case 'reject': {
      const answer = await call.ask(rejectIt, { id });
      return goOn(visit, answer, page, { type: 'info', message: t(messages.refused) });
    }
    default: {
      const answer = await call.ask(endMyLink, { link: 'COLLEGE_REP', id });
      return goOn(visit, answer, page, { type: 'info', message: t(messages.removed) });
    }
  }
}

/** Majors may all be typed: whether there is any is seen when both are put together. */
const { majors: someMajors, ...rest } = collegeSteps.profile;

/** Saves a form of a college's setup, and leads to the next one. */
export async function saveCollegeForm(visit: FormVisit) {
  const { call, form, intent, t } = visit;
  switch (intent) {
    case 'claim':
      return goOn(visit, await call.ask(claimIt, { id: textIn(form, 'id') }), setupPath());
    case 'ask': {
      const { values, problems } = checkForm(claimRequestFields, form, call);
      if (problems) return data(problemData(problems, form), 400);
      const answer = await call.ask(claimIt, { id: textIn(form, 'id'), request: values });
      const message = t(messages.requestSent);
      return goOn(visit, answer, setupPath(), { type: 'success', message });
    }
    case 'withdraw': {
      const answer = await call.ask(withdrawIt, { id: textIn(form, 'id') });
      return goOn(visit, answer, setupPath(), { type: 'info', message: t(messages.withdrawn) });
    }
    case 'remind': {
      const answer = await call.ask(remindIt, { id: textIn(form, 'id') });
      const message = t(pendingRequestMessages.reminded);
      return goOn(visit, answer, '/app', { type: 'success', message });
    }
    case 'prepare': {
      const { values, problems } = checkForm(preparedRepFields, form, call);
      if (problems) return data(problemData(problems, form), 400);
      const input = { claimId: textIn(form, 'id'), ...values };
      const answer = await call.ask(prepareIt, { input });
      const message = t(pendingRequestMessages.saved);
      return goOn(visit, answer, '/app', { type: 'success', message });
    }
    case 'institution': {
      const { values, problems } = checkForm(collegeSteps.institution, form, call);
      if (problems) return data(problemData(problems, form), 400);
      return goOn(visit, await call.ask(startIt, { input: values }), setupPath());
    }
    case 'profile':
      return saveProfileForm(visit);
    case 'rep': {
      const { values, problems } = checkForm(collegeSteps.rep, form, call);
      if (problems) return data(problemData(problems, form), 400);
      return after(visit, 'reps', await call.ask(saveRep, { input: values }));
    }
    case 'booth': {
      const { values, problems } = checkForm(collegeSteps.booth, form, call);
      if (problems) return data(problemData(problems, form), 400);
      return after(visit, 'booth', await call.ask(saveBooth, { input: values }));
    }
    case 'remove-logo': {
      const answer = await call.ask(removeLogo, { id: textIn(form, 'id') });
      const message = t(logoMessages.removed);
      return goOn(visit, answer, setupPath('booth'), { type: 'info', message });
    }
    default:
      return saveColleagues(visit);
  }
}

async function saveProfileForm(visit: FormVisit) {
  const { call, form, t } = visit;
  const { values, problems } = checkForm(rest, form, call);
  const { values: lines, problems: tooLong } = checkForm(typedMajors, form, call);
  if (problems ?? tooLong) return data(problemData({ ...problems, ...tooLong }, form), 400);
  const typed = await readTypedMajors(call, lines);
  const wrong = t(majorsMessages.unknown);
  const unknown: Record<string, string> = Object.fromEntries(
    typed.unknown.map((name) => [name, wrong]),
  );
  if (typed.unknown.length > 0) return data(problemData(unknown, form), 400);
  const ticked = form.getAll('majors').filter((title) => typeof title === 'string');
  const majors = [...ticked, ...typed.titles];
  const none = someMajors.spec.check(majors, call).problems;
  if (none) {
    const major1 = translateApiSentence(none[''] ?? '', call.locale);
    return data(problemData({ major1 }, form), 400);
  }
  return after(visit, 'profile', await call.ask(saveProfile, { input: { ...values, majors } }));
}

/** After a step comes the next one that is not finished, from there on and then from the start. */
async function after(visit: FormVisit, step: CollegeStep, answer: Parameters<typeof goOn>[1]) {
  if (answer.errors[0]) return goOn(visit, answer, '');
  const { me } = await visit.call.query(collegeSoFar);
  const done = finishedCollegeSteps(me.college);
  const behind = collegeStepNames.slice(collegeStepNames.indexOf(step) + 1);
  // Colleagues are invited on a page of their own, so no one is led past it.
  const next =
    step === 'profile' ? 'reps' : (behind.find((one) => !done.has(one)) ?? nextCollegeStep(done));
  if (next) return goOn(visit, answer, setupPath(next));
  const message = visit.t(setupMessages.allSet);
  return goOn(visit, answer, '/app', { type: 'success', message });
}
