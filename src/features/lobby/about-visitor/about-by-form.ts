import { data, redirect } from 'react-router';
import { graphql } from '../../../platform/pages/graphql.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { readCookie } from '../../../platform/pages/read-cookies.ts';
import { pageCookies, rememberingCookie } from '../../../platform/pages/remember-cookie.ts';
import { refusalData } from '../../../ui/forms/form-problem.ts';
import { aboutIntents, aboutQuestions, readSkipped, writeSkipped } from './about-questions.ts';

const tellAbout = graphql(`
  mutation TellAboutMe($input: MyRegistrationInput!) {
    updateMyRegistration(input: $input) {
      id
    }
  }
`);

const textsIn = (form: FormData, name: string): readonly string[] =>
  form.getAll(name).flatMap((value) => {
    const text = typeof value === 'string' ? value.trim() : '';
    return text === '' ? [] : [text];
  });

/** Saves one answer of the card, or remembers what was skipped, and leads back to the lobby. */
export async function aboutByForm(call: PageCall, request: Request, form: FormData, back: string) {
  const question = aboutQuestions.find((one) => one === form.get('question'));
  if (question === undefined) throw new Response(null, { status: 400 });
  const told = textsIn(form, question);
  if (form.get('intent') === aboutIntents.tell && told.length > 0) {
    const [id = ''] = textsIn(form, 'registrationId');
    const input =
      question === 'majors' ? { id, majors: [...told] } : { id, [question]: told[0] ?? '' };
    const { errors } = await call.ask(tellAbout, { input });
    return errors[0] ? data(refusalData(errors[0], form), 400) : redirect(back);
  }
  // An empty answer is skipped, too.
  const skipped = readSkipped(readCookie(request.headers.get('cookie'), pageCookies.about));
  const isClosing = form.get('intent') === aboutIntents.close;
  const value = writeSkipped(skipped, isClosing ? null : question);
  return redirect(back, { headers: { 'set-cookie': rememberingCookie(pageCookies.about, value) } });
}
