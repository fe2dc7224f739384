import { useSay } from '../../ui/say.tsx';
import { invitationsWords as said } from '../invitations.words.ts';
import type { Offer } from './invitation-queries.ts';
import { OneButton } from './one-button.tsx';
import { PeopleList } from './people-list.tsx';
import { SentBack } from './sent-back.tsx';

const offered = {
  PARENT_INVITATION: [said.parentInvitation, said.parentAbout],
  STUDENT_INVITATION: [said.studentInvitation, said.studentAbout],
  REP_INVITATION: [said.repInvitation, said.repAbout],
  COUNSELOR_CONFIRMATION: [said.counselorConfirmation, said.counselorAbout],
} as const;

/** What others offer, each to accept or to decline; nothing where nothing is offered. */
export function Offers({ offers }: { readonly offers: readonly Offer[] }) {
  const say = useSay();
  return (
    <>
      <SentBack intent="accept" />
      <SentBack intent="decline" />
      {offers.length > 0 && (
        <PeopleList
          title={say(said.title)}
          people={offers.map(({ id, kind, from, about }) => {
            const [name, detail] = offered[kind];
            const title = say(name, { from: from ?? '', about: about ?? '' });
            return {
              ...{ key: id, name: title, about: say(detail) },
              acts: (
                <>
                  <OneButton
                    intent="accept"
                    values={{ invitationId: id }}
                    size="small"
                    about={title}
                  >
                    {say(said.accept)}
                  </OneButton>
                  <OneButton
                    intent="decline"
                    values={{ invitationId: id }}
                    kind="line"
                    size="small"
                    about={title}
                  >
                    {say(said.decline)}
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
