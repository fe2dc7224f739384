import type { Translate } from '../../../platform/i18n/translator-for.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { familyMessages as messages } from './family.messages.ts';
import { OneButton } from '../one-button.tsx';
import { Row, Rows } from '../profile/profile-section.tsx';
import { sectionPath } from '../profile/sections.ts';

/** An offer as `me` tells it. */
export interface Offer {
  readonly id: string;
  readonly kind: string;
  readonly from: string | null;
  readonly about: string | null;
}

const sentences = {
  PARENT_INVITATION: messages.parentInvitation,
  STUDENT_INVITATION: messages.studentInvitation,
  REP_INVITATION: messages.repInvitation,
  COUNSELOR_CONFIRMATION: messages.counselorConfirmation,
};

/** What is offered, in a sentence. */
export function describeOffer(t: Translate, { kind, from, about }: Offer): string {
  const sentence = Object.entries(sentences).find(([name]) => name === kind)?.[1];
  const values = { from: from ?? t(messages.someone), about: about ?? '' };
  return t(sentence ?? messages.parentInvitation, values);
}

interface OfferRowsProps {
  readonly offers: readonly Offer[];
  readonly atHome?: boolean;
}

/** What waits for an answer, with both answers beside it. */
export function OfferRows({ offers, atHome = false }: OfferRowsProps) {
  const t = useTranslate();
  // On the home page, the answer leads back there.
  const target = atHome ? { action: sectionPath('invitations') } : {};
  return (
    <Rows>
      {offers.map((one) => {
        const offer = describeOffer(t, one);
        const sent = { id: one.id, ...(atHome ? { from: 'home' } : {}) };
        return (
          <Row key={one.id} mark={<Icon name="mail" />} name={offer}>
            <OneButton
              intent="accept"
              values={sent}
              {...target}
              kind="primary"
              aria-label={t(messages.acceptNamed, { offer })}
            >
              {t(messages.accept)}
            </OneButton>
            <OneButton
              kind="line"
              intent="decline"
              values={sent}
              {...target}
              aria-label={t(messages.declineNamed, { offer })}
            >
              {t(messages.decline)}
            </OneButton>
          </Row>
        );
      })}
    </Rows>
  );
}
