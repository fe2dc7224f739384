import type { Say } from '../../platform/words/speak.ts';
import { Icon } from '../../ui/icon.tsx';
import { useSay } from '../../ui/say.tsx';
import { familyWords as said } from './family.words.ts';
import { Press } from './press.tsx';
import { ProfileSection, Row, Rows } from './profile-section.tsx';
import { profileWords } from './profile.words.ts';

/** An offer as `me` tells it. */
export interface Offer {
  readonly id: string;
  readonly kind: string;
  readonly from: string | null;
  readonly about: string | null;
}

const sentences = {
  PARENT_INVITATION: said.parentInvitation,
  STUDENT_INVITATION: said.studentInvitation,
  REP_INVITATION: said.repInvitation,
  COUNSELOR_CONFIRMATION: said.counselorConfirmation,
};

/** What is offered, in a sentence. */
export function sayOffer(say: Say, { kind, from, about }: Offer): string {
  const sentence = Object.entries(sentences).find(([name]) => name === kind)?.[1];
  const values = { from: from ?? say(said.somebody), about: about ?? '' };
  return say(sentence ?? said.parentInvitation, values);
}

interface OfferRowsProps {
  readonly offers: readonly Offer[];
  readonly atHome?: boolean;
}

/** What waits for an answer, with both answers beside it. */
export function OfferRows({ offers, atHome = false }: OfferRowsProps) {
  const say = useSay();
  return (
    <Rows>
      {offers.map((one) => {
        const offer = sayOffer(say, one);
        return (
          <Row key={one.id} mark={<Icon name="mail" />} name={offer}>
            <Press
              intent="accept"
              id={one.id}
              atHome={atHome}
              kind="primary"
              aria-label={say(said.acceptNamed, { offer })}
            >
              {say(said.accept)}
            </Press>
            <Press
              intent="decline"
              id={one.id}
              atHome={atHome}
              aria-label={say(said.declineNamed, { offer })}
            >
              {say(said.decline)}
            </Press>
          </Row>
        );
      })}
    </Rows>
  );
}

/** The part of the profile about them; nothing when nothing waits. */
export function MyInvitations({ offers }: { readonly offers: readonly Offer[] }) {
  const say = useSay();
  if (offers.length === 0) return null;
  return (
    <ProfileSection anchor="invitations" title={say(profileWords.invitations)}>
      <OfferRows offers={offers} />
    </ProfileSection>
  );
}
