import { data, redirect } from 'react-router';
import type { Route } from './+types/admin-fair-new.ts';
import { flashCookie } from '../../platform/pages/flash.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { translatorFor } from '../../platform/i18n/translator-for.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { checkForm } from '../../ui/check-form.ts';
import { problemData, refusalData } from '../../ui/form-problem.ts';
import { Form } from '../../ui/form.tsx';
import { PageHead, Wrap } from '../../ui/page.tsx';
import { useTranslate } from '../../ui/translate.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { createFair } from '../admin-fair-queries.ts';
import { adminFairsMessages as messages } from '../admin-fairs.messages.ts';
import { aboutInput, instantIn, newFairFields } from '../fair-form-fields.ts';
import { zonesToChoose } from '../zones-to-choose.ts';
import { AboutFields, NameFields } from '../parts/about-fields.tsx';
import { TimeFields } from '../parts/time-fields.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { locale, zone, now } = call;
  const t = translatorFor(locale);
  const meta = pageMeta({
    ...call,
    title: t(messages.newTitle),
    description: t(messages.newLead),
    path: '/admin/fairs/new',
  });
  return { meta, now, zones: zonesToChoose(locale, zone, now) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const form = await request.formData();
  const { values, problems } = checkForm(newFairFields, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const { timeZone: zone, startTime, endTime } = values;
  const made = await call.ask(createFair, {
    input: {
      ...aboutInput(values, zone),
      timeZone: zone,
      startTime: instantIn(startTime, zone),
      endTime: instantIn(endTime, zone),
      publishedAt: null,
    },
  });
  const [error] = made.errors;
  if (error) return data(refusalData(error, form), 400);
  const message = translatorFor(call.locale)(messages.created);
  return redirect(`/admin/fairs/${made.data?.createFair?.id ?? ''}`, {
    headers: { 'set-cookie': flashCookie({ type: 'success', message }) },
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/fairs/new`: creates a draft. */
export default function NewFair({ loaderData }: Route.ComponentProps) {
  const { now, zones } = loaderData;
  const t = useTranslate();
  return (
    <Wrap narrow>
      <PageHead
        title={t(messages.newTitle)}
        lead={t(messages.newLead)}
        trail={<Breadcrumbs trail={[{ label: t(messages.title), to: '/admin/fairs' }]} />}
      />
      <Form fields={newFairFields} now={now}>
        <NameFields />
        <TimeFields zones={zones} />
        <AboutFields />
        <SubmitButton pending={t(messages.creating)}>{t(messages.create)}</SubmitButton>
      </Form>
    </Wrap>
  );
}
