import { data } from 'react-router';
import { counselorSteps } from '../../counselors/counselor-steps.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData } from '../../../ui/forms/form-problem.ts';
import { setupPath } from '../setup/setup-path.ts';
import { counselorSetupMessages as messages } from './counselor-setup.messages.ts';
import { colleagueFields } from '../setup/colleague-fields.ts';
import { askColleague, chooseSchool, saveMe } from './counselor-queries.ts';
import { goOn, textIn, type FormVisit } from '../setup/visit-setup.ts';

/** Saves a form of a counselor's set-up, and leads to the next one. */
export async function saveCounselorForm(visit: FormVisit) {
  const { call, form, intent } = visit;
  switch (intent) {
    case 'pick': {
      const answer = await call.ask(chooseSchool, { schoolId: textIn(form, 'schoolId') });
      return goOn(visit, answer, setupPath('me'));
    }
    case 'enter': {
      const { values, problems } = checkForm(counselorSteps.school, form, call);
      if (problems) return data(problemData(problems, form), 400);
      return goOn(visit, await call.ask(chooseSchool, { school: values }), setupPath('me'));
    }
    case 'me': {
      const { values, problems } = checkForm(counselorSteps.me, form, call);
      if (problems) return data(problemData(problems, form), 400);
      return goOn(visit, await call.ask(saveMe, { input: values }), setupPath('confirm'));
    }
    default: {
      const { values, problems } = checkForm(colleagueFields, form, call);
      if (problems) return data(problemData(problems, form), 400);
      const answer = await call.ask(askColleague, { email: values.colleagueEmail });
      const message = visit.t(messages.asked);
      return goOn(visit, answer, setupPath('confirm'), { type: 'info', message });
    }
  }
}
