import { data } from 'react-router';
import { startingPrivacy } from '../../students/privacy-switches.ts';
import { graphql } from '../../../platform/pages/graphql.ts';
import { problemData } from '../../../ui/forms/form-problem.ts';
import { nothingThere, recordsOf } from '../details/save-details.ts';
import { afterSaving, type ProfileSubmission } from '../profile/profile-submission.ts';
import { sectionPath, type Section } from '../profile/sections.ts';
import { checkPrivacy } from './check-privacy.ts';

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

/**
 * The privacy switches of a student that are in the form; the record is made when they are first
 * set.
 */
export async function savePrivacy(submission: ProfileSubmission, section: Section) {
  const { call, form } = submission;
  const { values, problems } = checkPrivacy(form, call);
  if (problems) return data(problemData(problems, form), 400);
  const { student } = await recordsOf(submission);
  if (!student) return nothingThere(submission);
  const id = student.privacySettings?.id;
  const answer = id
    ? await call.ask(updateSettings, { input: { id, ...values } })
    : await call.ask(createSettings, {
        input: { studentId: student.id, ...startingPrivacy, ...values },
      });
  return afterSaving(submission, answer, sectionPath(section));
}
