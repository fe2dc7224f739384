import { data, redirect } from 'react-router';
import type { Route } from './+types/admin-fair-new.route.ts';
import { flashCookie } from '../../../platform/pages/flash.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData, refusalData } from '../../../ui/forms/form-problem.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { PageHead, Wrap } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { createFair } from '../managed-fair.tsx';
import { adminFairsMessages as messages } from '../admin-fairs.messages.ts';
import {
  aboutInput,
  fairSlug,
  instantIn,
  newFairFields,
  TimeFields,
} from '../fair-form-fields.tsx';
import { zonesToChoose } from '../../../ui/time/zones-to-choose.ts';
import { AboutFields } from './about-fields.tsx';
import { loadUsualPrices } from './usual-prices.ts';
import { NameFields } from './name-fields.tsx';
import { BesidePreview } from './ticket-preview.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { locale, zone, now } = call;
  const t = translatorFor(locale);
  const meta = pageMeta({
    ...call,
    title: t(messages.newTitle),
    description: t(messages.newLead),
    path: '/admin/fairs/new',
  });
  return {
    meta,
    now,
    zones: zonesToChoose(locale, zone, now),
    usualPrices: await loadUsualPrices(call),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const form = await request.formData();
  const { values, problems } = checkForm(newFairFields, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const { timeZone: zone, startTime, endTime } = values;
  const made = await call.ask(createFair, {
    input: {
      ...aboutInput({ ...values, slug: values.slug ?? fairSlug(values.name) }, zone),
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
  const { now, zones, usualPrices } = loaderData;
  const t = useTranslate();
  return (
    <Wrap>
      <PageHead
        title={t(messages.newTitle)}
        lead={t(messages.newLead)}
        trail={<Breadcrumbs trail={[{ label: t(messages.title), to: '/admin/fairs' }]} />}
      />
      <BesidePreview now={now.toISOString()}>
        <Form fields={newFairFields} now={now}>
          <NameFields derives />
          <TimeFields zones={zones} />
          <AboutFields usualPrices={usualPrices} />
          <SubmitButton pending={t(messages.creating)}>{t(messages.create)}</SubmitButton>
        </Form>
      </BesidePreview>
    </Wrap>
  );
}
