import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Pennant } from '../../../ui/pennants/pennant.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { Tag } from '../../../ui/marks/tag.tsx';
import type { ShownFair } from '../fair-view.ts';
import { fairPaths } from '../fair-paths.ts';
import { takesAttendees, type FairPhase } from '../fair-phase.ts';
import { ticketMessages } from '../fair-ticket.messages.ts';
import { describeContents, describeKind } from '../describe-kind.ts';
import { useMayRegister, useWayIn } from './use-way-in.ts';
import AddMenu from '../add-menu.tsx';

/** Props of the parts of a ticket. */
export interface PartProps {
  readonly fair: ShownFair;
}

/** The same, with the fair's phase. */
export interface PhaseProps extends PartProps {
  readonly phase: FairPhase;
}

/** The same, with the time. */
export interface StubProps extends PhaseProps {
  /** The loader's current time, ISO. */
  readonly now: string;
}

/** A few colleges of a fair, and the number of others. */
export function Pennants({ fair: { pennants, collegeCount } }: PartProps) {
  const t = useTranslate();
  const more = collegeCount - pennants.length;
  return (
    <>
      {pennants.map((college) => (
        <Pennant key={college.name} art={college.art} width={48} label={college.name} />
      ))}
      {more > 0 && <span>{t(ticketMessages.more, { count: more })}</span>}
    </>
  );
}

const tags: Readonly<Record<string, 'lawn' | 'primary' | 'blue'>> = {
  booth: 'lawn',
  '6x6': 'primary',
  webinar: 'blue',
};

/** The kind of fair, and its content. */
export function Facts({ fair, phase }: PhaseProps) {
  const t = useTranslate();
  const isPast = phase === 'ended' || phase === 'cancelled';
  return (
    <>
      <Tag kind={isPast ? 'plain' : (tags[fair.fairType] ?? 'plain')}>
        {describeKind(t, fair.fairType)}
      </Tag>
      {phase !== 'cancelled' && <span>{describeContents(t, fair)}</span>}
    </>
  );
}

/** The same on one line. */
export function Contents({ fair }: PartProps) {
  const t = useTranslate();
  return <p>{`${describeKind(t, fair.fairType)}. ${describeContents(t, fair)}.`}</p>;
}

/** The available actions, by the phase of the fair. */
export function Stub({ fair, phase, now, signUp }: StubProps & { readonly signUp: string | null }) {
  const t = useTranslate();
  const paths = fairPaths(fair.slug);
  const wayIn = useWayIn(fair.slug);
  const mayRegister = useMayRegister();
  if (signUp !== null)
    return <ButtonLink to={signUp}>{t(ticketMessages.registerCollege)}</ButtonLink>;
  if (phase === 'live')
    return (
      <ButtonLink kind={wayIn === null ? 'line' : 'primary'} to={wayIn ?? paths.page}>
        {t(wayIn === null ? ticketMessages.look : ticketMessages.enter)}
      </ButtonLink>
    );
  if (phase === 'cancelled')
    return (
      <ButtonLink kind="line" to={paths.page}>
        {t(ticketMessages.readMore)}
      </ButtonLink>
    );
  if (phase === 'ended')
    return fair.recordingsOut ? (
      <ButtonLink kind="line" icon="play" to={paths.recordings}>
        {t(ticketMessages.watch)}
      </ButtonLink>
    ) : (
      <ButtonLink kind="line" to={paths.page}>
        {t(ticketMessages.look)}
      </ButtonLink>
    );
  const opens = mayRegister && takesAttendees(fair, new Date(now));
  return (
    <>
      <ButtonLink kind={opens ? 'primary' : 'line'} to={opens ? paths.register : paths.page}>
        {t(opens ? ticketMessages.register : ticketMessages.look)}
      </ButtonLink>
      <AddMenu fair={fair} />
    </>
  );
}
