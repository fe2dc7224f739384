import { useTranslate } from '../../../ui/text/translate.tsx';
import { invitationsMessages as messages } from './invitations.messages.ts';
import type { Offer } from './invitation-queries.ts';
import { OneButton } from '../one-button.tsx';
import { PeopleList } from '../setup/people-list.tsx';
import { SentBack } from '../setup/sent-back.tsx';

const offered = {
  PARENT_INVITATION: [messages.parentInvitation, messages.parentAbout],
  STUDENT_INVITATION: [messages.studentInvitation, messages.studentAbout],
  REP_INVITATION: [messages.repInvitation, messages.repAbout],
  COUNSELOR_CONFIRMATION: [messages.counselorConfirmation, messages.counselorAbout],
} as const;

/** What others offer, each to accept or to decline; nothing where nothing is offered. */
export function Offers({ offers }: { readonly offers: readonly Offer[] }) {
  const t = useTranslate();
  return (
    <>
      <SentBack intent="accept" />
      <SentBack intent="decline" />
      {offers.length > 0 && (
        <PeopleList
          title={t(messages.title)}
          people={offers.map(({ id, kind, from, about }) => {
            const [name, detail] = offered[kind];
            const title = t(name, { from: from ?? '', about: about ?? '' });
            return {
              key: id,
              name: title,
              about: t(detail),
              acts: (
                <>
                  <OneButton
                    intent="accept"
                    values={{ invitationId: id }}
                    size="small"
                    about={title}
                  >
                    {t(messages.accept)}
                  </OneButton>
                  <OneButton
                    intent="decline"
                    values={{ invitationId: id }}
                    kind="line"
                    size="small"
                    about={title}
                  >
                    {t(messages.decline)}
                  </OneButton>
                </>
              ),
            };
          })}
        />
      )}
    </>
  );
}
