import { useMemo } from 'react';
import { data, Form as PlainForm, redirect, useActionData } from 'react-router';
import type { Route } from './+types/saved-answers.route.ts';
import { deskPath, savedAnswersPath } from '../../booths/booth-path.ts';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { flashCookie } from '../../../platform/pages/flash.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { useAdded } from '../../../ui/forms/use-added.ts';
import {
  intentName,
  isFormProblem,
  problemData,
  refusalData,
} from '../../../ui/forms/form-problem.ts';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { PageHead, Section, Wrap } from '../../../ui/layout/page.tsx';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { boothQuery } from '../booth-page/booth-queries.ts';
import { ownBooth } from '../rep-desk/own-booth.ts';
import { savedAnswerFields } from './saved-answer-fields.ts';
import {
  removeSavedAnswerMutation,
  saveAnswerMutation,
  savedAnswersQuery,
} from './saved-answer-queries.ts';
import type { SavedAnswer } from './saved-answers-context.ts';
import { savedAnswerMessages as messages } from './saved-answers.messages.ts';

/** What the forms are sent for; those of several answers are told apart by ids. */
const intents = {
  add: 'add-answer',
  change: (id: string) => `change-answer ${id}`,
  remove: 'remove-answer',
} as const;

export async function loader({ context, params }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { boothId, slug } = await ownBooth(call, params.slug);
  const { boothVisit } = await call.query(boothQuery, { slug, boothId });
  const { savedAnswers } = await call.query(savedAnswersQuery, { boothId });
  const t = translatorFor(call.locale);
  const { college, fair } = boothVisit;
  return {
    meta: pageMeta({
      ...call,
      title: t(messages.title, { college: college.name }),
      description: t(messages.description),
      path: savedAnswersPath(slug),
      noindex: true,
    }),
    college: college.name,
    fair: { name: fair.name, slug: fair.slug },
    answers: savedAnswers ?? [],
    now: call.now.toISOString(),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const { boothId, slug } = await ownBooth(call, params.slug);
  const form = await request.formData();
  const given = form.get('id');
  const id = typeof given === 'string' ? given : '';
  const intent = form.get(intentName);
  if (intent === intents.remove) {
    const { errors } = await call.ask(removeSavedAnswerMutation, { boothId, id });
    return errors[0] ? back({ type: 'error', message: errors[0].message }) : done('didRemove');
  }
  if (intent !== intents.add && intent !== intents.change(id))
    throw new Response(null, { status: 400 });
  const { values, problems } = checkForm(savedAnswerFields, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const { errors } = await call.ask(saveAnswerMutation, {
    boothId,
    id: intent === intents.add ? null : id,
    ...values,
  });
  return errors[0] ? data(refusalData(errors[0], form), 400) : done('didSave');

  function done(what: 'didSave' | 'didRemove') {
    const message = translatorFor(call.locale)(messages[what]);
    return back({ type: 'success', message });
  }

  function back(told: Parameters<typeof flashCookie>[0]) {
    return redirect(savedAnswersPath(slug), { headers: { 'set-cookie': flashCookie(told) } });
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/app/fairs/visit/{slug}/desk/answers`: what a college's reps insert while they answer. */
export default function SavedAnswersPage({ loaderData }: Route.ComponentProps) {
  const { college, fair, answers } = loaderData;
  const t = useTranslate();
  const now = new Date(loaderData.now);
  const added = useAdded(answers.length);
  return (
    <Wrap narrow>
      <PageHead
        title={t(messages.open)}
        lead={t(messages.lead)}
        trail={
          <Breadcrumbs
            trail={[
              { label: fair.name, to: fairPaths(fair.slug).visit },
              { label: t(messages.desk), to: deskPath(fair.slug) },
            ]}
          />
        }
        eyebrow={college}
      />
      <Section title={t(messages.addTitle)}>
        {/* Each answer that was added leaves an empty form. */}
        <Form key={added} fields={savedAnswerFields} now={now} intent={intents.add}>
          <Fields />
        </Form>
      </Section>
      <Section title={t(messages.listTitle, { n: answers.length })}>
        <ul role="list">
          {answers.map((answer) => (
            <li key={answer.id}>
              <Answer answer={answer} now={now} />
            </li>
          ))}
        </ul>
      </Section>
    </Wrap>
  );
}

interface AnswerProps {
  readonly answer: SavedAnswer;
  readonly now: Date;
}

function Answer({ answer: { id, name, text }, now }: AnswerProps) {
  const t = useTranslate();
  const initial = useMemo(() => ({ name, text }), [name, text]);
  const answer: unknown = useActionData();
  const isRefused = isFormProblem(answer) && answer.intent === intents.change(id);
  return (
    <Disclosure title={name} open={isRefused}>
      <Form fields={savedAnswerFields} now={now} intent={intents.change(id)} initial={initial}>
        <input type="hidden" name="id" value={id} />
        <Fields />
      </Form>
      <PlainForm method="post" preventScrollReset>
        <input type="hidden" name={intentName} value={intents.remove} />
        <input type="hidden" name="id" value={id} />
        <Button type="submit" kind="quiet" size="small" icon="trash">
          {t(messages.remove, { name })}
        </Button>
      </PlainForm>
    </Disclosure>
  );
}

function Fields() {
  const t = useTranslate();
  return (
    <>
      <TextField name="name" label={t(messages.name)} hint={t(messages.nameHint)} />
      <TextArea name="text" label={t(messages.text)} rows={4} />
      <SubmitButton pending={t(messages.saving)} kind="line" size="small">
        {t(messages.save)}
      </SubmitButton>
    </>
  );
}
