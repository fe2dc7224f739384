import type { Route } from './+types/invitations.route.ts';
import { graphql } from '../../../platform/pages/graphql.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { profileMessages } from '../profile/profile.messages.ts';
import { readSubmission, saveOne } from '../profile/profile-submission.ts';
import { Sheet } from '../profile/profile-section.tsx';
import { aboutSection, SectionPage } from '../profile/section-page.tsx';
import { familyMessages as messages } from './family.messages.ts';
import { OfferRows } from './offer-rows.tsx';
import { acceptOffer, declineOffer } from './save-family.ts';

const myOffers = graphql(`
  query MyOffers {
    me {
      invitations {
        id
        kind
        from
        about
      }
    }
  }
`);

export async function loader({ context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  return {
    ...aboutSection(call, 'invitations', profileMessages.invitations),
    offers: (await call.query(myOffers)).me.invitations,
  };
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  saveOne(await readSubmission(context.get(pageCall), request), {
    accept: acceptOffer,
    decline: declineOffer,
  });

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** What is offered to someone and waits for their answer. */
export default function Invitations({ loaderData: { offers } }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <SectionPage title={t(profileMessages.invitations)}>
      <Sheet>
        {offers.length === 0 ? <p>{t(messages.noOffers)}</p> : <OfferRows offers={offers} />}
      </Sheet>
    </SectionPage>
  );
}
