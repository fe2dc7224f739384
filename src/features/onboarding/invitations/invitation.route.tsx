import type { Route } from './+types/invitation.route.ts';
import { AccountFrame } from '../../accounts/account-frame.tsx';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { invitationsMessages as messages } from './invitations.messages.ts';
import { answerOffer } from './answer-offer.ts';
import { myInvitations } from './invitation-queries.ts';
import { Offers } from './offers.tsx';
import { openFormVisit } from '../setup/visit-setup.ts';

export const headers = () => ({ 'cache-control': 'no-store' });

/**
 * Where the link of an invitation leads. It shows what is offered to the address of the account, which
 * its owner has confirmed: that is as much as having the mail, so the link opens nothing by itself.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const t = translatorFor(call.locale);
  const { me } = await call.query(myInvitations);
  return {
    email: me.email,
    offers: me.invitations,
    meta: pageMeta({
      ...call,
      title: t(messages.title),
      description: t(messages.description),
      path: '/app/invitations',
    }),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const visit = await openFormVisit(call, request);
  // A student is linked before setup, which waits at home.
  return answerOffer(visit, call.viewer?.role === 'STUDENTS' ? '/app' : undefined);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

export default function Invitation({ loaderData: { email, offers } }: Route.ComponentProps) {
  const t = useTranslate();
  const waits = offers.length > 0;
  return (
    <AccountFrame
      title={t(waits ? messages.title : messages.noneHeading)}
      lead={t(waits ? messages.lead : messages.none, { email })}
    >
      <Offers offers={offers} />
      {!waits && (
        <ButtonLink to="/app" size="large" block>
          {t(messages.goHome)}
        </ButtonLink>
      )}
    </AccountFrame>
  );
}
