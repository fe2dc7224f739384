import { data } from 'react-router';
import { mailScopes } from '../../campaigns/audiences.ts';
import { graphql } from '../../../platform/pages/graphql.ts';
import { startingPrivacy } from '../../students/privacy-switches.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData } from '../../../ui/forms/form-problem.ts';
import { checkPrivacy } from './check-privacy.ts';
import { mailFields } from './privacy-fields.ts';
import { nothingThere, recordsOf } from '../details/save-details.ts';
import { afterSaving, type ProfileVisit } from '../profile/visit-profile.ts';

const updateSettings = graphql(`
  mutation ChangePrivacy($input: UpdateStudentPrivacySettingsInput!) {
    updateStudentPrivacySettings(input: $input) {
      id
    }
  }
`);

const createSettings = graphql(`
  mutation MakePrivacy($input: CreateStudentPrivacySettingsInput!) {
    createStudentPrivacySettings(input: $input) {
      id
    }
  }
`);

const myChoices = graphql(`
  query MyMailChoices {
    myMailChoices {
      scope
      subscribed
    }
  }
`);

const setChoice = graphql(`
  mutation SetMyMailChoice($scope: String!, $subscribed: Boolean!) {
    setMyMailChoice(scope: $scope, subscribed: $subscribed) {
      scope
    }
  }
`);

/** The privacy switches of a student; the record is made when they are first set. */
export async function savePrivacy(visit: ProfileVisit) {
  const { call, form } = visit;
  const { values, problems } = checkPrivacy(form, call);
  if (problems) return data(problemData(problems, form), 400);
  const { student } = await recordsOf(visit);
  if (!student) return nothingThere(visit);
  const id = student.privacySettings?.id;
  const answer = id
    ? await call.ask(updateSettings, { input: { id, ...values } })
    : await call.ask(createSettings, {
        input: { studentId: student.id, ...startingPrivacy, ...values },
      });
  return afterSaving(visit, answer, 'privacy');
}

/** Which bulk email to receive; only changes are sent. */
export async function saveMailChoices(visit: ProfileVisit) {
  const { call, form } = visit;
  const { values, problems } = checkForm(mailFields, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const { myMailChoices: before } = await call.query(myChoices);
  for (const scope of mailScopes) {
    // A newsletter that is not offered has no box in the form.
    if (!form.has(scope)) continue;
    const subscribed = values[scope];
    if (before.find((one) => one.scope === scope)?.subscribed === subscribed) continue;
    const answer = await call.ask(setChoice, { scope, subscribed });
    if (answer.errors.length > 0) return afterSaving(visit, answer, 'mail');
  }
  return afterSaving(visit, { errors: [] }, 'mail');
}
