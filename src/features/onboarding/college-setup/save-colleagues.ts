import { data } from 'react-router';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData, refusalData } from '../../../ui/forms/form-problem.ts';
import { collegeSetupMessages as messages } from './college-setup.messages.ts';
import { setupPath } from '../setup/setup-path.ts';
import { approveIt, inviteRep, rejectIt, withdrawInvitation } from './college-queries.ts';
import { colleagueFields } from '../setup/colleague-fields.ts';
import { endMyLink } from '../student-setup/student-queries.ts';
import { goOn, textIn, type FormVisit } from '../setup/visit-setup.ts';

const page = setupPath('reps');

/** Invites and removes colleagues, and answers those who ask to come in. */
export async function saveColleagues(visit: FormVisit) {
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
