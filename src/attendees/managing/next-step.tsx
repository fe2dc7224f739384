import { Notice } from '../../ui/notice.tsx';
import { useSay } from '../../ui/say.tsx';
import type { ManagedRegistration } from './attendee-queries.ts';
import { attendeeWords as said } from './attendee.words.ts';

interface NextStepProps {
  readonly person: ManagedRegistration;
  /** The fair has sessions to choose from. */
  readonly hasSessions: boolean;
}

/** What an organizer would do next for someone who is registered; the buttons for it are below. */
export function NextStep(props: NextStepProps) {
  const say = useSay();
  const next = nextStepOf(props);
  return <Notice kind={next === 'nothingNext' ? 'success' : 'info'}>{say(said[next])}</Notice>;
}

function nextStepOf({ person, hasSessions }: NextStepProps) {
  if (person.emails[0]?.status === 'notDelivered')
    return person.canChangeEmail ? 'addressNext' : 'theirAddressNext';
  if (!person.consent) return 'consentNext';
  if (person.confirmedAt === null) return person.hasSeat ? 'unconfirmedNext' : 'unseatedNext';
  if (hasSessions && !person.attending?.length) return 'sessionsNext';
  return 'nothingNext';
}
