import { data, redirect } from 'react-router';
import type { Route } from './+types/new-exhibitor.route.ts';
import { EnteredForm, enteredFields } from '../../exhibitors/entered-form.tsx';
import { contactsOf, inputNames, timesInOrder } from '../../exhibitors/exhibitor-fields.ts';
import { flashCookie } from '../../../platform/pages/flash.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData, refusalData } from '../../../ui/forms/form-problem.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { openSessionFair, sessionPage } from '../open-session-fair.ts';
import { enterExhibitor } from './exhibitor-queries.ts';
import { sessionExhibitorsMessages as messages } from './session-exhibitors.messages.ts';
import css from './session-exhibitors.module.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const fair = await openSessionFair(call, url);
  const title = translatorFor(call.locale)(messages.add);
  const meta = pageMeta({ ...call, title, description: title, path: url.pathname, noindex: true });
  return { meta, slug: fair?.slug ?? null, now: call.now };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const fair = await openSessionFair(call, url);
  if (fair === null) throw new Response(null, { status: 404 });
  const form = await request.formData();
  const { values, problems } = checkForm(enteredFields, form, { ...call, rule: timesInOrder });
  if (problems) return data(problemData(problems, form), 400);
  const { paymentType, consent } = values;
  const input = { ...contactsOf(values), fairId: fair.id, paymentType, consent };
  const { errors } = await call.ask(enterExhibitor, { input });
  if (errors[0]) return data(refusalData(errors[0], form, inputNames), 400);
  const message = translatorFor(call.locale)(messages.added, { name: values.name });
  return redirect(sessionPage('exhibitors', fair.slug), {
    headers: { 'set-cookie': flashCookie({ type: 'success', message }) },
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/app/fairs/6x6/exhibitors/new`: adds an exhibitor by hand. */
export default function NewExhibitor({ loaderData: { slug, now } }: Route.ComponentProps) {
  const t = useTranslate();
  if (slug === null) return null;
  return (
    <section className={css.form} aria-label={t(messages.add)}>
      <Breadcrumbs trail={[{ label: t(messages.title), to: sessionPage('exhibitors', slug) }]} />
      <h2>{t(messages.add)}</h2>
      <p className={css.lead}>{t(messages.addText)}</p>
      <EnteredForm now={now}>{t(messages.add)}</EnteredForm>
    </section>
  );
}
