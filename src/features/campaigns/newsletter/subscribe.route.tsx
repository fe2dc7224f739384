import { data, redirect } from 'react-router';
import type { Route } from './+types/subscribe.route.ts';
import { flashCookie } from '../../../platform/pages/flash.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { siteOf } from '../../../platform/pages/site.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { checkHoneypot, sealHoneypot } from '../../../ui/forms/check-honeypot.ts';
import { problemData, readRefused, refusalData } from '../../../ui/forms/form-problem.ts';
import { PageHead, Wrap } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubscribeForm } from './subscribe-form.tsx';
import { subscribeFields } from './subscribe-fields.ts';
import { subscribeMessages as messages } from './subscribe.messages.ts';

export function loader({ context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  return { now: call.now.toISOString(), seal: sealHoneypot(call) };
}

/** What became of a form that passed; the dialog tells it, and a page without JavaScript is led on. */
export type Subscribed = { readonly outcome: 'sent' | 'failed'; readonly name: string };

/**
 * The newsletter's form, from its page and from the dialog. Without JavaScript, the result appears
 * on the next page.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const t = translatorFor(call.locale);
  const form = await request.formData();
  const { values, problems } = checkForm(subscribeFields, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const finding = checkHoneypot(form, call);
  if (finding === 'too-fast' || finding === 'stale')
    return data(refusalData({ message: t(messages.again) }, form), 400);
  const { list, name, email } = values;
  if (finding === 'person') {
    const answer = await call.send('POST', '/api/newsletter/subscribe', { list, name, email });
    if (answer.status === 400) return data(refusalData(await readRefused(answer, t), form), 400);
    if (!answer.ok) return respond('failed', name);
  }
  return respond('sent', name);

  function respond(outcome: Subscribed['outcome'], name: string) {
    // Only the dialog's script says so: everyone else gets a page.
    if (form.get('answer') === 'data') return data({ outcome, name } satisfies Subscribed);
    const flash =
      outcome === 'failed'
        ? // The thanks follow all the same (section 8 of the specification).
          ({
            type: 'error',
            message: t(messages.failed),
            detail: t(messages.thanks, { name }),
          } as const)
        : ({
            type: 'success',
            message: t(messages.thanks, { name }),
            detail: t(messages.confirm),
          } as const);
    return redirect('/subscribe', { headers: { 'set-cookie': flashCookie(flash) } });
  }
}

/** In the browser: a lost request is an ordinary failure, and the page stays. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    // A redirect is thrown as well.
    if (error instanceof Response && error.status < 400) throw error;
    const name = form.get('name');
    return { outcome: 'failed', name: typeof name === 'string' ? name : '' } satisfies Subscribed;
  }
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches);
  const t = translatorFor(site.locale);
  return pageMeta({
    ...site,
    title: t(messages.title),
    description: t(messages.lead),
    path: '/subscribe',
    noindex: true,
  });
};

/** The newsletter's form as a page: what the dialog is where there is no JavaScript. */
export default function Subscribe({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <Wrap narrow>
      <PageHead title={t(messages.title)} lead={t(messages.lead)} />
      <SubscribeForm {...loaderData} />
    </Wrap>
  );
}
