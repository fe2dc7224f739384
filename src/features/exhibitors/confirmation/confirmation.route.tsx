import { data } from 'react-router';
import type { Route } from './+types/confirmation.route.ts';
import { frameMessages } from '../../fairs/fair-page.messages.ts';
import { framedMeta, NotYet } from '../../fairs/framed-page.tsx';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { takesExhibitors } from '../../fairs/fair-phase.ts';
import { useFairPhase } from '../../fairs/fair-ticket.tsx';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { PageHead } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { answerConfirmation } from './answer-confirmation.ts';
import { AgreeFirst } from '../agreeing/agree-first.tsx';
import { exhibitorMessages as messages } from '../exhibitor.messages.ts';
import { loadConfirmation, type ShownRegistration } from './load-confirmation.ts';
import { CorrectForms } from './correct-form.tsx';
import { EnterForm, NewLink, OpenForm } from './link-forms.tsx';
import { NextSteps } from './next-steps.tsx';
import { OwnStanding } from './own-status.tsx';
import { PaymentState } from './payment-state.tsx';
import { Receipt } from './receipt.tsx';

/** Not cached, and its address is not sent as a referrer. */
const ownHeaders = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

export async function loader({ params, context, request, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const confirmed = await loadConfirmation(call, params.fairAddress, request, url);
  const meta = framedMeta(call, confirmed.fair, {
    title: frameMessages.confirmation,
    description: frameMessages.confirmationDescription,
    end: 'confirmation',
  });
  return data({ ...confirmed, meta }, { headers: ownHeaders });
}

export const headers: Route.HeadersFunction = () => ownHeaders;

export async function action({ params, context, request, url }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const { fair, fairId } = await loadConfirmation(call, params.fairAddress, request, url);
  return answerConfirmation(call, { slug: fair.slug, fairId, request });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** The exhibitor takes part, as far as known. */
const isOn = ({ withdrawnAt, paymentStatus }: ShownRegistration) =>
  withdrawnAt === null && paymentStatus !== 'refunded';

/** `/fair-{slug}/confirmation`: an exhibitor's receipt, the next steps, and the way back. */
export default function Confirmation({ loaderData }: Route.ComponentProps) {
  const { fair, now, link, entry, asks, shown, self } = loaderData;
  const hasBooths = fair.fairType === 'booth';
  const t = useTranslate();
  const phase = useFairPhase(fair, now);
  if (entry !== null)
    return (
      <>
        <PageHead title={t(asks ? messages.askTitle : messages.enterTitle)} />
        <EnterForm link={entry} asks={asks} now={now} />
        <NewLink now={now} />
      </>
    );
  if (link !== null)
    return (
      <>
        <PageHead title={t(messages.openTitle)} />
        <OpenForm link={link} now={now} />
        <NewLink now={now} />
      </>
    );
  if (!shown)
    return (
      <>
        <PageHead title={t(frameMessages.confirmation)} />
        {self && <OwnStanding self={self} hasBooths={hasBooths} />}
        <NotYet
          {...{ fair, phase }}
          title={t(frameMessages.confirmationNoneTitle)}
          text={t(messages.none)}
        >
          {takesExhibitors(fair, new Date(now)) && (
            <ButtonLink to={fairPaths(fair.slug).exhibitor}>
              {t(frameMessages.exhibitor)}
            </ButtonLink>
          )}
        </NotYet>
        <NewLink now={now} />
      </>
    );
  return (
    <>
      <PageHead title={t(frameMessages.confirmation)} />
      {self && <OwnStanding self={self} hasBooths={hasBooths} />}
      {shown.details && !shown.consent && isOn(shown) && new Date(fair.endTime) > new Date(now) && (
        <AgreeFirst name={shown.details.name ?? ''} fair={fair} intent="agree" now={now} />
      )}
      <PaymentState confirmed={loaderData} shown={shown} />
      <Receipt confirmed={loaderData} shown={shown} />
      {isOn(shown) && self === null && <NextSteps shown={shown} hasBooths={hasBooths} />}
      <CorrectForms confirmed={loaderData} shown={shown} />
    </>
  );
}
