import { data } from 'react-router';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData } from '../../../ui/forms/form-problem.ts';
import { parentSetupMessages as messages } from './parent-setup.messages.ts';
import { setupPath } from '../setup/setup-path.ts';
import { ownParentFields } from './parent-fields.ts';
import { inviteMyStudent } from './parent-queries.ts';
import { endMyLink } from '../student-setup/student-queries.ts';
import { goOn, textIn, type FormVisit } from '../setup/visit-setup.ts';

/** Invites a student, takes an invitation back, or ends a link. */
export async function saveParentForm(visit: FormVisit) {
  const { call, form, intent, t } = visit;
  if (intent === 'student') {
    const { values, problems } = checkForm(ownParentFields, form, call);
    if (problems) return data(problemData(problems, form), 400);
    const answer = await call.ask(inviteMyStudent, { input: values });
    const message = t(messages.invited, { email: values.studentEmail });
    return goOn(visit, answer, setupPath(), { type: 'success', message });
  }
  const answer = await call.ask(endMyLink, { link: 'PARENT', id: textIn(form, 'id') });
  const message = t(intent === 'withdraw' ? messages.withdrawn : messages.ended);
  return goOn(visit, answer, setupPath(), { type: 'info', message });
}
