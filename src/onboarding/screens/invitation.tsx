import type { Route } from './+types/invitation.ts';
import { AccountFrame } from '../../accounts/account-frame.tsx';
import { pageCall } from '../../platform/pages/page-call.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { speak } from '../../platform/words/speak.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useSay } from '../../ui/say.tsx';
import { invitationsWords as said } from '../invitations.words.ts';
import { answerOffer } from '../parts/answer-offer.ts';
import { myInvitations } from '../parts/invitation-queries.ts';
import { Offers } from '../parts/offers.tsx';
import { openFormVisit } from '../parts/visit-setup.ts';

export const headers = () => ({ 'cache-control': 'no-store' });

/**
 * Where the link of an invitation leads. It shows what is offered to the address of the account, which
 * its owner has confirmed: that is as much as having the mail, so the link opens nothing by itself.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const say = speak(call.locale);
  const { me } = await call.query(myInvitations);
  return {
    email: me.email,
    offers: me.invitations,
    meta: pageMeta({
      ...call,
      title: say(said.title),
      description: say(said.description),
      path: '/app/invitations',
    }),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerOffer(await openFormVisit(context.get(pageCall), request));
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

export default function Invitation({ loaderData: { email, offers } }: Route.ComponentProps) {
  const say = useSay();
  const waits = offers.length > 0;
  return (
    <AccountFrame
      title={say(waits ? said.title : said.noneHeading)}
      lead={say(waits ? said.lead : said.none, { email })}
    >
      <Offers offers={offers} />
      {!waits && (
        <ButtonLink to="/app" size="large" block>
          {say(said.goHome)}
        </ButtonLink>
      )}
    </AccountFrame>
  );
}
