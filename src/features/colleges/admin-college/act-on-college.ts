import { data, redirect } from 'react-router';
import { translateApiSentence } from '../../../platform/model/api-sentence.ts';
import { messages } from '../../../platform/model/messages.ts';
import { flashCookie } from '../../../platform/pages/flash.ts';
import type { PageCall, PageError } from '../../../platform/pages/page-call.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { checkForm, type FormValues } from '../../../ui/forms/check-form.ts';
import { intentName, problemData, refusalData } from '../../../ui/forms/form-problem.ts';
import { majorTitles } from '../majors.ts';
import { adminCollegeMessages } from './admin-college.messages.ts';
import { changedValues, wasName } from './changed-values.ts';
import { factFields, profileFields } from './college-fields.ts';
import {
  approveCollege,
  changeCollege,
  changeProfile,
  collegeInFull,
  makeProfile,
} from './college-queries.ts';

type Done = { readonly said: Message } | { readonly wrong: object };

interface Act {
  readonly call: PageCall;
  readonly form: FormData;
  readonly id: string;
}

/**
 * Handles the forms of the page of facts, and redirects back to the page.
 * @throws Response 400 for an unknown form
 */
export async function actOnCollege(act: Act, path: string) {
  const done = await answer(act);
  if ('wrong' in done) return data(done.wrong, 400);
  const message = translatorFor(act.call.locale)(done.said);
  return redirect(path, { headers: { 'set-cookie': flashCookie({ type: 'success', message }) } });
}

async function answer(act: Act): Promise<Done> {
  const { call, form, id } = act;
  const change = async (input: object, words: Message) =>
    answered(await call.ask(changeCollege, { input: { id, ...input } }), form, words);
  switch (form.get(intentName)) {
    case 'facts':
      return saveFacts(act);
    case 'profile':
      return saveProfile(act);
    case 'remove-logo':
      return change({ logo: null }, adminCollegeMessages.logoRemoved);
    case 'approve':
      return answered(
        await call.ask(approveCollege, { collegeId: id }),
        form,
        adminCollegeMessages.approved,
      );
    case 'close':
      return change({ status: 'closed' }, adminCollegeMessages.isClosed);
    case 'reopen':
      return change({ status: 'active' }, adminCollegeMessages.isOpen);
    case 'draft':
      return change({ status: 'draft' }, adminCollegeMessages.isDraft);
    default:
      throw new Response(null, { status: 400 });
  }
}

const answered = (
  { errors }: { readonly errors: readonly PageError[] },
  form: FormData,
  words: Message,
): Done => (errors[0] ? { wrong: refusalData(errors[0], form) } : { said: words });

async function saveFacts({ call, form, id }: Act): Promise<Done> {
  const { values, problems } = checkForm(factFields, form, call);
  if (problems) return { wrong: problemData(problems, form) };
  const changes = changedValues(values, form.get(wasName));
  if (Object.keys(changes).length === 0) return { said: adminCollegeMessages.unchanged };
  return answered(
    await call.ask(changeCollege, { input: { id, ...changes } }),
    form,
    adminCollegeMessages.saved,
  );
}

async function saveProfile({ call, form, id }: Act): Promise<Done> {
  const { values, problems } = checkForm(profileFields, form, call);
  const listed = readMajors(call, values);
  if (problems ?? listed.problems)
    return { wrong: problemData({ ...listed.problems, ...problems }, form) };
  const profileValues = { ...values, ...listed.lists };
  const changes = changedValues(profileValues, form.get(wasName));
  if (Object.keys(changes).length === 0) return { said: adminCollegeMessages.unchanged };
  const { getCollege } = await call.query(collegeInFull, { id });
  const profile = getCollege?.collegeProfile?.id;
  if (profile === undefined) return firstProfile({ call, form, id }, profileValues);
  const saved = await call.ask(changeProfile, { input: { id: profile, ...changes } });
  return answered(saved, form, adminCollegeMessages.saved);
}

type Told = ReturnType<typeof readMajors>['lists'] &
  Omit<FormValues<typeof profileFields>, 'majors' | 'accreditedMajors'>;

/** A profile made by people is complete; one made by an import may have gaps. */
async function firstProfile({ call, form, id }: Act, profileValues: Told): Promise<Done> {
  const { applyUrl } = profileValues;
  if (applyUrl === null) {
    const missing = translateApiSentence(messages.required, call.locale);
    return { wrong: problemData({ applyUrl: missing }, form) };
  }
  const input = { ...profileValues, collegeId: id, applyUrl };
  return answered(await call.ask(makeProfile, { input }), form, adminCollegeMessages.saved);
}

const byLetters = new Map(majorTitles.map((title) => [title.toLowerCase(), title]));

/** The two lists of majors, one title per line, as named in the list of majors. */
function readMajors(
  call: PageCall,
  typed: { readonly majors: string | null; readonly accreditedMajors: string | null },
) {
  const t = translatorFor(call.locale);
  const problems: Record<string, string> = {};
  const read = (name: 'majors' | 'accreditedMajors'): readonly string[] => {
    const lines = (typed[name] ?? '').split('\n').map((line) => line.trim());
    const filled = lines.filter((line) => line !== '');
    const unknown = filled.filter((line) => !byLetters.has(line.toLowerCase()));
    if (unknown.length > 0)
      problems[name] = t(adminCollegeMessages.unknownMajors, {
        count: unknown.length,
        titles: unknown.slice(0, 5).join('; '),
      });
    return [...new Set(filled.map((line) => byLetters.get(line.toLowerCase()) ?? line))];
  };
  const majors = read('majors');
  const accreditedMajors = read('accreditedMajors');
  const astray = accreditedMajors.filter((title) => !majors.includes(title));
  if (astray.length > 0)
    problems['accreditedMajors'] ??= t(adminCollegeMessages.notAmongMajors, {
      titles: astray.slice(0, 5).join('; '),
    });
  return {
    lists: { majors: [...majors], accreditedMajors: [...accreditedMajors] },
    problems: Object.keys(problems).length > 0 ? problems : null,
  };
}
