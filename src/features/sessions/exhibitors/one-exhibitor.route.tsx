import { useMemo } from 'react';
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/one-exhibitor.route.ts';
import { EnteredForm } from '../../exhibitors/entered-form.tsx';
import {
  contactFields,
  contactsOf,
  inputNames,
  typedOf,
  timesInOrder,
} from '../../exhibitors/exhibitor-fields.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { flashCookie } from '../../../platform/pages/flash.ts';
import { pageCall, type PageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { problemData, refusalData } from '../../../ui/forms/form-problem.ts';
import { Answers, AskLink, Question } from '../../../ui/overlays/question.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { openSessionFair, sessionPage } from '../open-session-fair.ts';
import { correctExhibitor, oneExhibitor, removeExhibitor } from './exhibitor-queries.ts';
import { sessionExhibitorsMessages as messages } from './session-exhibitors.messages.ts';
import css from './session-exhibitors.module.css';

/** @throws Response 404 if the fair in the address has no such exhibitor */
async function openExhibitor(call: PageCall, url: URL, id: string) {
  const fair = await openSessionFair(call, url);
  const { getFairExhibitor: found } = isUuid(id)
    ? await call.query(oneExhibitor, { id })
    : { getFairExhibitor: null };
  if (!fair || !found || found.fairId !== fair.id) throw new Response(null, { status: 404 });
  return { fair, found };
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { fair, found } = await openExhibitor(call, url, params.exhibitorId);
  const title = found.name ?? '';
  const meta = pageMeta({ ...call, title, description: title, path: url.pathname, noindex: true });
  return {
    meta,
    found,
    slug: fair.slug,
    asksToRemove: url.searchParams.get('ask') === 'remove',
    now: call.now,
  };
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const { fair, found } = await openExhibitor(call, url, params.exhibitorId);
  const form = await request.formData();
  const t = translatorFor(call.locale);
  const names = { name: found.name ?? '' };
  const list = sessionPage('exhibitors', fair.slug);
  const led = (message: string) =>
    redirect(list, { headers: { 'set-cookie': flashCookie({ type: 'success', message }) } });
  const intent = form.get('intent');
  if (intent === 'remove') {
    const { errors } = await call.ask(removeExhibitor, { id: found.id });
    if (errors[0]) return data(refusalData(errors[0], form), 400);
    return led(t(messages.removed, names));
  }
  if (intent !== 'save') throw new Response(null, { status: 400 });
  const { values, problems } = checkForm(contactFields, form, { ...call, rule: timesInOrder });
  if (problems) return data(problemData(problems, form), 400);
  const seen = form.get('seen');
  const { errors } = await call.ask(correctExhibitor, {
    input: { id: found.id, ...contactsOf(values) },
    condition: typeof seen === 'string' && seen !== '' ? { updatedAt: { eq: seen } } : null,
  });
  const [error] = errors;
  // The page returns with the typed values and the newer record version: saving again works.
  if (error?.code === 'CONFLICT')
    return data(refusalData({ ...error, message: t(messages.meanwhile) }, form), 409);
  if (error) return data(refusalData(error, form, inputNames), 400);
  return led(t(messages.saved, { name: values.name }));
}

/** After a conflict, the page reads when the other editor saved. */
export const shouldRevalidate = ({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => actionStatus === 409 || defaultShouldRevalidate;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

const nothing = {};

/** `/app/fairs/6x6/exhibitors/{exhibitorId}`: edits one exhibitor, or removes it from the fair. */
export default function OneExhibitor({ loaderData }: Route.ComponentProps) {
  const { found, slug, asksToRemove, now } = loaderData;
  const t = useTranslate();
  const initial = useMemo(() => typedOf(found), [found]);
  const path = sessionPage(`exhibitors/${found.id}`, slug);
  const name = found.name ?? '';
  const mayRemove = found.paymentStatus !== 'paid' && found.paymentStatus !== 'refunded';
  return (
    <section className={css.form} aria-label={name}>
      <Breadcrumbs trail={[{ label: t(messages.title), to: sessionPage('exhibitors', slug) }]} />
      <h2>{name}</h2>
      {asksToRemove && mayRemove && (
        <Question title={t(messages.removeTitle, { name })} back={path}>
          <Form fields={nothing} now={now} intent="remove" action={path}>
            <p>{t(messages.removeText)}</p>
            <Answers back={path} keep={t(messages.keep)}>
              <SubmitButton kind="danger">{t(messages.removeNow)}</SubmitButton>
            </Answers>
          </Form>
        </Question>
      )}
      <EnteredForm initial={initial} seen={found.updatedAt ?? ''} now={now}>
        {t(messages.save)}
      </EnteredForm>
      {mayRemove ? (
        <p>
          <AskLink to={`${path}&ask=remove`} kind="dangerLine" size="medium">
            {t(messages.remove)}
          </AskLink>
        </p>
      ) : (
        <p className={css.lead}>{t(messages.paidText)}</p>
      )}
    </section>
  );
}
