import { data, redirect } from 'react-router';
import { boothFields, boothPaths, changesOf } from '../../booths/booth-fields.ts';
import { logoMessages } from '../../colleges/college.messages.ts';
import { flashCookie } from '../../../platform/pages/flash.ts';
import type { PageCall, PageError } from '../../../platform/pages/page-call.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData, refusalData } from '../../../ui/forms/form-problem.ts';
import { bagIntents, documentIntents } from '../bag/bag-intents.ts';
import { readFirstQuestion } from '../composing/first-question.ts';
import { copyByForm } from '../carry-over/copy-by-form.ts';
import { boothMessages as messages } from './booth.messages.ts';
import { deskMessages } from '../desk/desk.messages.ts';
import { reportMessageMutation } from '../message-reports/message-report-queries.ts';
import { messageReportMessages } from '../message-reports/message-reports.messages.ts';
import { actOnThread, reasons } from '../threads/act-on-thread.ts';
import { pictureByForm } from '../gallery/picture-by-form.ts';
import { broadcastIntent } from '../rep-desk/broadcast-intent.ts';
import { broadcastMessages } from '../rep-desk/broadcast.messages.ts';
import { keepByForm } from '../bag/keep-by-form.ts';
import { saveByForm } from '../bag/save-by-form.ts';
import {
  closeMutation,
  hideMutation,
  releaseMutation,
  removeDocumentMutation,
  removeLogoMutation,
  reopenMutation,
  saveBoothMutation,
  describeMutation,
  showMutation,
} from './booth-queries.ts';
import { queueByForm } from '../queue/queue-by-form.ts';
import { isAboutQueue } from '../queue/queue-intents.ts';
import type { ShownMessages } from '../conversation/messages.ts';

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

const textsOf = (form: FormData, name: string): string[] =>
  form.getAll(name).filter((value) => typeof value === 'string');

/** The page state from which a booth's form was submitted. */
interface AtBooth {
  readonly path: string;
  /** The fair’s. */
  readonly slug: string;
  /** The message list that was being reviewed. */
  readonly show: ShownMessages;
  readonly boothId: string;
  /** Where the form leads back to, if not to the booth's conversation. */
  readonly back?: string;
}

/** Handles the forms of a booth's page; each works without JavaScript. */
export async function answerBooth(
  call: PageCall,
  form: FormData,
  { path, slug, show, boothId, back: from }: AtBooth,
) {
  const id = textOf(form, 'id');
  const back = from ?? `${path}?${show === 'ALL' ? 'view=chat' : `show=${show}`}#conversation`;
  const refuse = (error: PageError) => data(refusalData(error, form, boothPaths), 400);
  switch (form.get('intent')) {
    case 'say': {
      const then = await readFirstQuestion(call, { slug, boothId, back });
      const { errors } = await call.ask(describeMutation, {
        boothId,
        text: textOf(form, 'text'),
        clientKey: textOf(form, 'clientKey'),
        answers: textOf(form, 'answers') || null,
        documents: textsOf(form, 'documents'),
      });
      return errors[0] ? refuse(errors[0]) : redirect(then.path, { headers: then.headers });
    }
    case broadcastIntent: {
      const { errors } = await call.ask(describeMutation, {
        boothId,
        text: textOf(form, 'text'),
        clientKey: textOf(form, 'clientKey'),
        broadcast: true,
      });
      return errors[0] ? refuse(errors[0]) : done(call, back, broadcastMessages.sent);
    }
    case 'release': {
      const { errors } = await call.ask(releaseMutation, { id });
      return errors[0] ? refuse(errors[0]) : redirect(back);
    }
    case 'hide': {
      const { errors } = await call.ask(hideMutation, { id, why: textOf(form, 'why') });
      return errors[0] ? refuse(errors[0]) : done(call, back, deskMessages.didHide);
    }
    case 'show': {
      const { errors } = await call.ask(showMutation, { id });
      return errors[0] ? refuse(errors[0]) : done(call, back, deskMessages.didShow);
    }
    case 'report-message': {
      const reason = reasons.find((one) => one === textOf(form, 'reason')) ?? 'OTHER';
      const words = textOf(form, 'words') || null;
      const { errors } = await call.ask(reportMessageMutation, { id, reason, words });
      return errors[0]
        ? redirect(back, {
            headers: { 'set-cookie': flashCookie({ type: 'error', message: errors[0].message }) },
          })
        : done(call, back, messageReportMessages.reported);
    }
    case 'close': {
      const { errors } = await call.ask(closeMutation, { id });
      return errors[0] ? refuse(errors[0]) : done(call, back, deskMessages.didClose);
    }
    case 'reopen': {
      const { errors } = await call.ask(reopenMutation, { id });
      return errors[0] ? refuse(errors[0]) : done(call, back, deskMessages.didReopen);
    }
    case 'save': {
      const { values, problems } = checkForm(boothFields, form, call);
      if (problems) return data(problemData(problems, form), 400);
      const seen = textOf(form, 'seen');
      const { errors } = await call.ask(saveBoothMutation, {
        input: { id: boothId, ...changesOf(values) },
        condition: seen === '' ? null : { updatedAt: { eq: seen } },
      });
      const [error] = errors;
      if (!error) return done(call, `${path}?view=about`, messages.saved);
      // The page returns with the typed values and the newer booth version: saving again works.
      return error.code === 'CONFLICT'
        ? refuse({ ...error, message: translatorFor(call.locale)(messages.meanwhile) })
        : refuse(error);
    }
    case 'copy':
      return copyByForm(call, form, { path, boothId });
    case 'remove-document': {
      const { errors } = await call.ask(removeDocumentMutation, { id });
      if (errors[0]) return refuse(errors[0]);
      return done(call, `${path}?edit=booth`, messages.removed);
    }
    case 'remove-logo': {
      const { errors } = await call.ask(removeLogoMutation, { id });
      if (errors[0]) return refuse(errors[0]);
      return done(call, `${path}?edit=booth`, logoMessages.removed);
    }
    case documentIntents.keep:
    case documentIntents.drop:
      return keepByForm(call, form, path);
    case bagIntents.save:
    case bagIntents.unsave:
      return saveByForm(call, form, path);
    default:
      if (isAboutQueue(form)) return queueByForm(call, form, { back, slug });
      return (
        (await pictureByForm(call, form, path)) ??
        actOnThread(call, form, {
          path,
          slug,
          boothId,
          ...(from === undefined ? {} : { from: back }),
        })
      );
  }
}

function done(call: PageCall, path: string, message: Message) {
  const flash = flashCookie({ type: 'success', message: translatorFor(call.locale)(message) });
  return redirect(path, { headers: { 'set-cookie': flash } });
}
