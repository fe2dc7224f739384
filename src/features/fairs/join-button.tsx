import { Button, ButtonAnchor } from '../../ui/buttons/button.tsx';
import { useNow } from '../../ui/time/clock.ts';
import { useTranslate } from '../../ui/text/translate.tsx';
import { joinPath, joinPhase, type joinEarly, type JoinableSession } from './join-session.ts';
import { joinMessages as messages } from './tickets/join.messages.ts';

interface JoinButtonProps {
  readonly slug: string;
  readonly session: JoinableSession & { readonly number: number; readonly title: string };
  /** The loader's current time, ISO. */
  readonly now: string;
  readonly as?: keyof typeof joinEarly;
  readonly size?: 'small' | 'medium' | 'large';
  readonly block?: boolean;
  /** Shown, but disabled, before the session opens. */
  readonly early?: boolean;
  /** For organizers: enabled at any time. */
  readonly always?: boolean;
  /** Names the session: for a button that is not next to its title. */
  readonly named?: boolean;
}

/**
 * Joins a session: enabled from ten minutes before the start, without a reload. A plain link, so
 * that the response can redirect to another site; renders nothing after the session.
 */
export function JoinButton(props: JoinButtonProps) {
  const {
    slug,
    session,
    now,
    as = 'attendee',
    size,
    block,
    early = false,
    named = false,
    always = false,
  } = props;
  const t = useTranslate();
  const present = useNow(now, 5_000);
  const phase = always ? 'open' : joinPhase(session, present, as);
  const { number, title } = session;
  const look = { icon: 'door', size: size ?? 'medium', block: block ?? false } as const;
  const name = t(messages.joinSession, { number, title });
  const label = named ? (
    name
  ) : (
    <>
      {t(messages.join)}{' '}
      <span className="visually-hidden">{t(messages.which, { number, title })}</span>
    </>
  );
  if (phase === 'over' || (phase === 'early' && !early)) return null;
  return phase === 'early' ? (
    <Button {...look} kind="line" disabled>
      {label}
    </Button>
  ) : (
    <ButtonAnchor {...look} kind="lawn" href={joinPath(slug, number)}>
      {label}
    </ButtonAnchor>
  );
}

interface JoinNowProps {
  readonly slug: string;
  readonly sessions: readonly JoinButtonProps['session'][];
  /** The loader's current time, ISO. */
  readonly now: string;
  readonly as?: keyof typeof joinEarly;
  readonly size?: NonNullable<JoinButtonProps['size']>;
  readonly block?: boolean;
}

/** A button for each session open for joining; renders nothing without one. */
export const JoinNow = ({ sessions, ...rest }: JoinNowProps) =>
  sessions.map((session) => <JoinButton key={session.number} session={session} named {...rest} />);
