import { Button, ButtonAnchor } from '../ui/button.tsx';
import { useNow } from '../ui/clock.ts';
import { useTranslate } from '../ui/translate.tsx';
import { joinPath, joinPhase, type joinEarly, type JoinableSession } from './join-times.ts';
import { joinMessages as messages } from './join.messages.ts';

interface JoinButtonProps {
  readonly slug: string;
  readonly session: JoinableSession & { readonly number: number; readonly title: string };
  /** The loader's now, ISO. */
  readonly now: string;
  readonly as?: keyof typeof joinEarly;
  readonly size?: 'small' | 'medium' | 'large';
  readonly block?: boolean;
  /** Shown before the session opens, too, and cannot be pressed yet. */
  readonly early?: boolean;
  /** For those who run the fair: whatever the time is. */
  readonly always?: boolean;
  /** Names the session: for a button away from its title. */
  readonly named?: boolean;
}

/**
 * Joins a session: from ten minutes before it starts, by itself while the page is open. A plain link,
 * so that the answer may lead to another site; nothing once the session is over.
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
  /** The loader's now, ISO. */
  readonly now: string;
  readonly as?: keyof typeof joinEarly;
  readonly size?: NonNullable<JoinButtonProps['size']>;
  readonly block?: boolean;
}

/** A button for each session that can be joined at the moment; nothing while there is none. */
export const JoinNow = ({ sessions, ...rest }: JoinNowProps) =>
  sessions.map((session) => <JoinButton key={session.number} session={session} named {...rest} />);
