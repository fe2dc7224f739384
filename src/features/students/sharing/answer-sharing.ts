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

/** The response to the dialog once the answer is saved. */
export interface SharingAnswered {
  readonly sharingMessage: string;
}

/** Saves the form's answer, and returns to the page the question came from. */
export async function answerSharing(call: PageCall, collegeId: string, form: FormData) {
  const { values, problems } = checkForm(sharingFields, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const isYes = values.answer === 'yes';
  const more = values.more ?? [];
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
