import { Notice } from '../../../ui/layout/notice.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import type { ManagedRegistration } from './attendee-queries.ts';
import { attendeeMessages as messages } from './attendee.messages.ts';

interface NextStepProps {
  readonly person: ManagedRegistration;
  /** The fair has sessions to choose from. */
  readonly hasSessions: boolean;
}

/** An organizer's likely next step for a registered person; its buttons are below. */
export function NextStep(props: NextStepProps) {
  const t = useTranslate();
  const next = nextStepOf(props);
  return <Notice kind={next === 'nothingNext' ? 'success' : 'info'}>{t(messages[next])}</Notice>;
}

function nextStepOf({ person, hasSessions }: NextStepProps) {
  if (person.emails[0]?.status === 'notDelivered')
    return person.canChangeEmail ? 'addressNext' : 'theirAddressNext';
  if (!person.consent) return 'consentNext';
  if (person.confirmedAt === null) return person.hasSeat ? 'unconfirmedNext' : 'unseatedNext';
  if (hasSessions && !person.attending?.length) return 'sessionsNext';
  return 'nothingNext';
}
