import { data, redirect } from 'react-router';
import * as v from 'valibot';
import { flashCookie } from '../../../../platform/pages/flash.ts';
import { instantAt } from '../../../../platform/pages/local-time.ts';
import type { PageAnswer, PageCall } from '../../../../platform/pages/page-call.ts';
import { translatorFor } from '../../../../platform/i18n/translator-for.ts';
import { checkForm } from '../../../../ui/forms/check-form.ts';
import { problemData, refusalData, type FormProblem } from '../../../../ui/forms/form-problem.ts';
import { sessionPage } from '../../open-session-fair.ts';
import { operationShape, type PlanOperation } from '../plan-shapes.ts';
import type { LoadedPlan } from './load-plan.ts';
import {
  addedSessions,
  addFields,
  endsTooEarly,
  readSpot,
  readWish,
  sessionFields,
  wishFields,
} from './plan-forms.ts';
import {
  changeSessionPlan,
  publishSessionPlan,
  redoSessionPlan,
  suggestSessionPlan,
  undoSessionPlan,
} from './plan-queries.ts';
import { planMessages as messages } from './plan.messages.ts';

/** The response to the planner's script. */
export interface LiveAnswer {
  readonly refused: string | null;
  /** The outcome, if it isn't immediately visible. */
  readonly told: string | null;
}

type Outcome = Response | ReturnType<typeof data<FormProblem | LiveAnswer>>;

/** Handles a submission of a planner form, or of its script. */
export async function answerPlan(
  call: PageCall,
  loaded: LoadedPlan,
  form: FormData,
): Promise<Outcome> {
  const t = translatorFor(call.locale);
  const intent = textIn(form, 'intent');
  const { fairId } = loaded;
  const version = Number(textIn(form, 'version') || loaded.version);
  const change = (operation: PlanOperation) =>
    call.ask(changeSessionPlan, { input: { fairId, version, operation } });
  switch (intent) {
    case 'undo':
      return answered(
        loaded,
        form,
        await call.ask(undoSessionPlan, { fairId }),
        t(messages.undone),
      );
    case 'redo':
      return answered(
        loaded,
        form,
        await call.ask(redoSessionPlan, { fairId }),
        t(messages.redone),
      );
    case 'suggest':
    case 'repair': {
      const repairs = intent === 'repair';
      const answer = await call.ask(suggestSessionPlan, { fairId, repairs });
      const found = answer.data?.suggestSessionPlan;
      const message = t(repairs ? messages.repaired : messages.suggested, {
        moved: found?.moved ?? 0,
        placed: found?.placed ?? 0,
        all: found?.exhibitors ?? 0,
        gap: Math.floor((found?.gap ?? 0) + 0.05),
      });
      return answered(loaded, form, answer, message, true);
    }
    case 'publish': {
      const answer = await call.ask(publishSessionPlan, { input: { fairId, version } });
      const count = answer.data?.publishSessionPlan.told ?? 0;
      return answered(loaded, form, answer, t(messages.publishedTo, { count }));
    }
    case 'add':
    case 'session': {
      const read =
        intent === 'add' ? readAdded(call, loaded, form) : readSession(call, loaded, form);
      if ('problems' in read) return data(problemData(read.problems, form), 400);
      return answered(loaded, form, await change(read.operation), t(messages.done));
    }
    case 'wish': {
      const read = readAddedWish(call, loaded, form);
      if ('problems' in read) return data(problemData(read.problems, form), 400);
      return answered(loaded, form, await change(read.operation), t(messages.done));
    }
    case 'move':
      return answered(loaded, form, await change(readMove(form)), t(messages.done));
    default:
      return answered(loaded, form, await change(readOperation(form)), t(messages.done));
  }
}

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** Responds to the planner's script with data; to a form with the page, and result or errors. */
function answered(
  { slug }: LoadedPlan,
  form: FormData,
  { errors }: PageAnswer<unknown>,
  message: string,
  isTold = false,
): Outcome {
  const [error] = errors;
  if (textIn(form, 'live') === 'true') {
    const fields = Object.values(error?.fields ?? {}).join(' ');
    return data({
      refused: error ? fields || error.message : null,
      told: isTold && !error ? message : null,
    });
  }
  const isTyped = ['add', 'session', 'wish'].includes(textIn(form, 'intent'));
  if (error && isTyped) return data(refusalData(error, form), 400);
  const page = sessionPage('plan', slug);
  return redirect(page, {
    headers: {
      'set-cookie': flashCookie(
        error ? { type: 'error', message: error.message } : { type: 'success', message },
      ),
    },
  });
}

type Read =
  { readonly operation: PlanOperation } | { readonly problems: Readonly<Record<string, string>> };

/** @throws Response 400 for an invalid operation */
function readOperation(form: FormData): PlanOperation {
  const parsed = v.safeParse(
    v.pipe(v.string(), v.parseJson(), operationShape),
    form.get('operation'),
  );
  if (!parsed.success) throw new Response(null, { status: 400 });
  return parsed.output;
}

function readMove(form: FormData): PlanOperation {
  const [to = '', over = ''] = textIn(form, 'to').split(':');
  return {
    kind: 'move',
    exhibitorId: textIn(form, 'exhibitorId'),
    from: readSpot(textIn(form, 'from')),
    to: readSpot(to),
    over: over === '' ? null : over,
  };
}

function readAdded(
  call: PageCall,
  { plan, published, timeZone }: LoadedPlan,
  form: FormData,
): Read {
  const { values, problems } = checkForm(addFields, form, call);
  if (problems) return { problems };
  const t = translatorFor(call.locale);
  const numbers = [...plan.sessions, ...published.sessions].map(({ number }) => number);
  const sessions = addedSessions(values, timeZone, Math.max(0, ...numbers), (number) =>
    t(messages.session, { number }),
  );
  return { operation: { kind: 'addSessions', sessions, placements: [] } };
}

function readSession(call: PageCall, { plan, timeZone }: LoadedPlan, form: FormData): Read {
  const before = plan.sessions.find(({ number }) => number === Number(textIn(form, 'number')));
  if (!before) throw new Response(null, { status: 404 });
  const { values, problems } = checkForm(sessionFields, form, call);
  if (problems) return { problems };
  const { host, startTime, ...own } = values;
  const start = instantAt(startTime, timeZone);
  const after = {
    number: before.number,
    ...own,
    // Form times have no seconds.
    startTime:
      Math.abs(start.getTime() - Date.parse(before.startTime)) < 60_000
        ? before.startTime
        : start.toISOString(),
    ...(host ? { host } : {}),
  };
  return { operation: { kind: 'editSession', before, after } };
}

function readAddedWish(call: PageCall, { plan }: LoadedPlan, form: FormData): Read {
  const { values, problems } = checkForm(wishFields, form, call);
  if (problems) return { problems };
  if (endsTooEarly(values))
    return { problems: { until: translatorFor(call.locale)(messages.wishEndsEarly) } };
  const wish = readWish(values);
  const exhibitorId = textIn(form, 'exhibitorId');
  if (!wish)
    return {
      problems: { [fieldOfKind[values.kind]]: translatorFor(call.locale)(messages.wishIncomplete) },
    };
  const before = plan.wishes[exhibitorId] ?? [];
  return { operation: { kind: 'wish', exhibitorId, before, after: [...before, wish] } };
}

const fieldOfKind = {
  time: 'from',
  timeMust: 'from',
  timeNot: 'from',
  sessions: 'numbers',
  sessionsMust: 'numbers',
  places: 'numbers',
  with: 'other',
  apart: 'other',
  need: 'need',
} as const;
