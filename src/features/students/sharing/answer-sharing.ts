import { data, redirect } from 'react-router';
import { ownPath } from '../../accounts/own-path.ts';
import { flashCookie } from '../../../platform/pages/flash.ts';
import { graphql } from '../../../platform/pages/graphql.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData, refusalData } from '../../../ui/forms/form-problem.ts';
import { sharingHome } from './load-sharing-question.ts';
import { furtherGroups, sharingFields } from './sharing-fields.ts';
import { sharingMessages as messages } from './sharing.messages.ts';

const answer = graphql(`
  mutation AnswerSharing(
    $collegeId: ID!
    $groups: [SharingGroup!]!
    $texts: Boolean
    $action: SharingAction!
    $fairId: ID
    $wordingVersion: Int
  ) {
    shareWithCollege(
      collegeId: $collegeId
      groups: $groups
      texts: $texts
      action: $action
      fairId: $fairId
      wordingVersion: $wordingVersion
    ) {
      collegeName
      groups
    }
  }
`);

const ownStudent = graphql(`
  query StudentWhoShares {
    me {
      student {
        id
        phone
      }
    }
  }
`);

const fillIn = graphql(`
  mutation FillInToShare($input: UpdateStudentInput!) {
    updateStudent(input: $input) {
      id
    }
  }
`);

const fillInSubjects = graphql(`
  mutation FillInSubjectsToShare($input: StudentPreferencesInput!) {
    saveStudentPreferences(input: $input) {
      id
    }
  }
`);

type Answered = ReturnType<typeof checkAnswer>['values'];

const checkAnswer = (form: FormData, call: PageCall) => checkForm(sharingFields, form, call);

/** The response to the dialog once the answer is saved. */
export interface SharingAnswered {
  readonly sharingMessage: string;
}

/** Saves the form's answer, and returns to the page the question came from. */
export async function answerSharing(call: PageCall, collegeId: string, form: FormData) {
  const { values, problems } = checkAnswer(form, call);
  if (problems) return data(problemData(problems, form), 400);
  const isYes = values.answer === 'yes';
  const more = values.more ?? [];
  const unfilled = isYes ? await fillInMissing(call, values) : null;
  if (unfilled) return data(refusalData(unfilled, form), 400);
  const { data: done, errors } = await call.ask(answer, {
    collegeId,
    groups: isYes ? ['contact', ...furtherGroups.filter((group) => more.includes(group))] : [],
    texts: isYes && values.texts,
    action: values.action,
    fairId: values.fairId,
    wordingVersion: values.wordingVersion,
  });
  const [refused] = errors;
  if (refused || !done) return data(refusalData(refused ?? { message: '' }, form), 400);
  const { collegeName: college, groups } = done.shareWithCollege;
  const message = translatorFor(call.locale)(
    groups.length > 0 ? messages.savedYes : messages.savedNo,
    { college },
  );
  if (form.get('stay') === 'true')
    return data({ sharingMessage: message } satisfies SharingAnswered);
  const back = form.get('back');
  return redirect((typeof back === 'string' ? ownPath(back) : null) ?? sharingHome, {
    headers: { 'set-cookie': flashCookie({ type: 'success', message }) },
  });
}

/**
 * Saves in the student's own record what was missing of the details they chose to share, and was
 * filled in with the answer.
 *
 * @returns what is wrong with it; null where all is saved
 */
async function fillInMissing(call: PageCall, values: Answered) {
  const { phone, currentSchool, schoolGrade } = values;
  const majors = values.majors ?? [];
  const more = values.more ?? [];
  const { student } = (await call.query(ownStudent)).me;
  const has = phone || student?.phone;
  if (values.texts && !has) {
    const message = translatorFor(call.locale)(messages.phoneMissing);
    return { message, fields: { phone: message } };
  }
  const told = {
    ...(values.texts && phone ? { phone } : {}),
    ...(more.includes('school') && currentSchool ? { currentSchool } : {}),
    ...(more.includes('school') && schoolGrade ? { schoolGrade } : {}),
  };
  if (student && Object.keys(told).length > 0) {
    const { errors } = await call.ask(fillIn, { input: { id: student.id, ...told } });
    if (errors[0]) return errors[0];
  }
  if (more.includes('academics') && majors.length > 0) {
    const { errors } = await call.ask(fillInSubjects, { input: { majors: [...majors] } });
    if (errors[0]) return errors[0];
  }
  return null;
}
