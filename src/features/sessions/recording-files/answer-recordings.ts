import { data, redirect } from 'react-router';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { text, whole } from '../../../platform/model/kinds.ts';
import { flashCookie } from '../../../platform/pages/flash.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData, refusalData } from '../../../ui/forms/form-problem.ts';
import { longestShift } from '../webinar-settings/planned-chapters.ts';
import { recordingFilesMessages as messages } from './recording-files.messages.ts';
import { recordingsEmailMessages as emailMessages } from './recordings-email.messages.ts';
import {
  alignChaptersCall,
  emailRecordingsCall,
  managedRecordings,
  removeRecordingCall,
  setChaptersCall,
  type ManagedRecording,
} from './recording-queries.ts';

/** A fair's recordings for its organizers; null before the fair has sessions. */
export async function loadManagedRecordings(call: PageCall, fairId: string) {
  const { manageRecordings, recordingsEmail } = await call.query(managedRecordings, { fairId });
  return manageRecordings && { ...manageRecordings, email: recordingsEmail };
}

const chapterName = /^at-/;

/** The fields of the form for a session's chapters. */
export const chapterFields = ({ chapters }: Pick<ManagedRecording, 'chapters'>) =>
  Object.fromEntries(
    chapters.map(({ exhibitorId }) => [
      `at-${exhibitorId}`,
      text({ max: 9 })
        .optional()
        .must((value) => (readPlace(value) === null ? apiSentence(messages.badPlace) : null)),
    ]),
  );

/** The field of the form that sets all chapters at once. */
export const alignField = { startsAt: whole({ min: -longestShift, max: longestShift }) };

/**
 * Handles a form about a fair's recordings: one that removes a file, sets or aligns chapters, or
 * emails people who registered.
 * @param back the page of the forms
 * @returns null for any other form
 */
export async function answerRecordings(
  call: PageCall,
  form: FormData,
  fairId: string,
  back: string,
) {
  const intent = form.get('intent');
  const [kind, number = '', place = ''] = (typeof intent === 'string' ? intent : '').split(' ');
  const session = Number(number);
  const t = translatorFor(call.locale);
  const done = (message: string, at = `recording-${session}`) =>
    redirect(`${back}#${at}`, {
      headers: { 'set-cookie': flashCookie({ type: 'success', message }) },
    });
  if (kind === 'email-recordings') {
    const { data: answer, errors } = await call.ask(emailRecordingsCall, { fairId });
    const people = answer?.emailRecordings ?? 0;
    return errors[0]
      ? data(refusalData(errors[0], form), 400)
      : done(t(emailMessages.onItsWay, { people }), 'recordings-email');
  }
  if (kind === 'remove-recording') {
    const isPlace = place === 'recordings' || place === 'captions' || place === 'posters';
    if (!isPlace) throw new Response(null, { status: 400 });
    const { errors } = await call.ask(removeRecordingCall, { fairId, session, place });
    return errors[0] ? data(refusalData(errors[0], form), 400) : done(t(messages.removed));
  }
  if (kind === 'align') {
    const { values, problems } = checkForm(alignField, form, call);
    if (problems) return data(problemData(problems, form), 400);
    const { startsAt } = values;
    const { errors } = await call.ask(alignChaptersCall, { fairId, session, startsAt });
    return errors[0] ? data(refusalData(errors[0], form), 400) : done(t(messages.chaptersSaved));
  }
  if (kind !== 'chapters') return null;
  const found = (await loadManagedRecordings(call, fairId))?.sessions.find(
    (one) => one.session === session,
  );
  if (!found) throw new Response(null, { status: 404 });
  const { values, problems } = checkForm(chapterFields(found), form, call);
  if (problems) return data(problemData(problems, form), 400);
  const chapters = Object.entries(values).flatMap(([name, value]) => {
    const atSecond = typeof value === 'string' ? readPlace(value) : null;
    return atSecond === null ? [] : [{ exhibitorId: name.replace(chapterName, ''), atSecond }];
  });
  const { errors } = await call.ask(setChaptersCall, { fairId, session, chapters });
  return errors[0] ? data(refusalData(errors[0], form), 400) : done(t(messages.chaptersSaved));
}

/** Parses a position in a recording, `7:00` or `1:02:30`, to seconds; null if invalid. */
function readPlace(text: string): number | null {
  const found = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/.exec(text.trim());
  if (!found) return null;
  const [hours, minutes, seconds] = [found[1] ?? '0', found[2] ?? '0', found[3] ?? '0'].map(Number);
  if (hours === undefined || minutes === undefined || seconds === undefined) return null;
  return found[1] !== undefined && minutes > 59 ? null : hours * 3600 + minutes * 60 + seconds;
}
