import type { Role } from '../../../../platform/model/viewer.ts';
import type { Message } from '../../../../platform/i18n/define-messages.ts';
import type { IconName } from '../../../../ui/marks/icon-names.ts';
import { fairPaths } from '../../fair-paths.ts';
import { fairPhase, takesAttendees, takesExhibitors, type FairTimes } from '../../fair-phase.ts';
import { fairMessages as messages } from '../../fair-page.messages.ts';

/** A person's relationship to a fair. */
export interface OwnPlace {
  /** The role in which they can enter; null: not registered, or signed out. */
  readonly standing: 'attendee' | 'rep' | 'admin' | null;
  /** The booth of the college they represent. */
  readonly boothId: string | null;
}

interface Asker extends OwnPlace {
  /** Null: signed out. */
  readonly role: Role | null;
}

interface StepFair extends FairTimes {
  readonly slug: string;
  readonly recordingsOut: boolean;
}

/** What someone does next at a fair: one button with a line below it. */
export interface HeroStep {
  readonly to: string;
  readonly label: Message;
  readonly icon: IconName;
  readonly note?: Message;
}

/** The next thing someone can do at a fair; null when there is nothing yet. */
export function heroStep(fair: StepFair, who: Asker, now: Date): HeroStep | null {
  const phase = fairPhase(fair, now);
  const paths = fairPaths(fair.slug);
  if (phase === 'ended' && fair.recordingsOut)
    return { to: paths.recordings, label: messages.watch, icon: 'play' };
  if (phase === 'ended' || phase === 'cancelled') return otherFairs;
  const isLive = phase === 'live';
  if (who.boothId !== null && who.standing === 'rep')
    return {
      to: `${paths.visit}/booths/${who.boothId}`,
      label: isLive ? messages.toBooth : messages.readyBooth,
      icon: 'door',
      note: messages.exhibiting,
    };
  if (who.standing !== null)
    return isLive
      ? { to: paths.visit, label: messages.enter, icon: 'door' }
      : { to: paths.visit, label: messages.waitingRoom, icon: 'door', note: notes[who.standing] };
  if (who.role === 'COLLEGES')
    return takesExhibitors(fair, now)
      ? {
          to: '/app/fairs/signup',
          label: messages.exhibit,
          icon: 'ticket',
          note: messages.notExhibiting,
        }
      : {
          to: '/app/fairs/signup',
          label: messages.openToColleges,
          icon: 'calendar',
          note: messages.notExhibiting,
        };
  if (who.role === 'ADMINS' || who.role === 'ADMINS6X6') return otherFairs;
  if (isLive && who.role === null)
    return { to: paths.register, label: messages.enter, icon: 'door', note: messages.enterNote };
  if (takesAttendees(fair, now))
    return isLive
      ? { to: paths.register, label: messages.registerEnter, icon: 'door' }
      : {
          to: paths.register,
          label: messages.registerFree,
          icon: 'ticket',
          note: messages.freeNote,
        };
  return null;
}

const otherFairs = { to: '/calendar', label: messages.otherFairs, icon: 'calendar' } as const;

const notes = {
  attendee: messages.registered,
  rep: messages.exhibiting,
  admin: messages.running,
} as const;
