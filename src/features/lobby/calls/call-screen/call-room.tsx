import { useEffect, useRef, useState } from 'react';
import type { Message } from '../../../../platform/i18n/define-messages.ts';
import { Button, ButtonLink } from '../../../../ui/buttons/button.tsx';
import { useNow } from '../../../../ui/time/clock.ts';
import { Disclosure } from '../../../../ui/layout/disclosure.tsx';
import { useTranslate } from '../../../../ui/text/translate.tsx';
import type { CallData } from './call-api.ts';
import { callMessages as messages } from './call.messages.ts';
import { DeviceCheck } from '../../../../ui/devices/device-check.tsx';
import { ReportMenu } from './report-menu.tsx';
import { nameOf, Tiles } from './tiles.tsx';
import { useCall } from './use-call.ts';
import css from './call.module.css';

interface CallRoomProps {
  readonly callId: string;
  readonly college: string;
  /** Where to go on after it. */
  readonly back: { readonly to: string; readonly words: Message };
  readonly isEnded: boolean;
  /** Media go through Janus. */
  readonly isRoom: boolean;
  readonly now: string;
}

const endings = {
  left: messages.youLeft,
  ended: messages.ended,
  elsewhere: messages.elsewhere,
  refused: messages.refused,
} as const;

/** A call: the check of devices, the people, and what one can do. */
export function CallRoom(props: CallRoomProps) {
  const { callId, college, back, isEnded, isRoom, now } = props;
  const t = useTranslate();
  const call = useCall(callId, isRoom);
  const [isChecking, setIsChecking] = useState(!isEnded);
  const { state } = call;
  const start = useRef<HTMLDivElement>(null);
  const phase = isEnded && state === null ? 'ended' : (state?.phase ?? 'joining');
  const isIn = phase === 'in';
  const isOver = !isChecking && !isIn && phase !== 'joining';
  // What is below has become another height: a phone would go on showing what was under the finger.
  useEffect(() => {
    if (isIn || isOver) start.current?.scrollIntoView({ block: 'start' });
  }, [isIn, isOver]);
  return (
    <div ref={start} className={css.start}>
      {shown()}
    </div>
  );

  function shown() {
    if (isChecking)
      return (
        <>
          <DeviceCheck
            words={{
              insecure: messages.insecure,
              lead: messages.checkLead,
              join: messages.join,
            }}
            isSmall={isRoom}
            onJoin={(devices) => {
              setIsChecking(false);
              call.join(devices);
            }}
          />
          <Captions />
        </>
      );
    if (phase !== 'joining' && phase !== 'in')
      return (
        <section className={css.check}>
          <p role="status">{state?.why ?? t(endings[phase])}</p>
          <p className={css.acts}>
            <ButtonLink to={back.to}>{t(back.words)}</ButtonLink>
            {phase !== 'ended' && (
              <Button kind="line" onClick={() => setIsChecking(true)}>
                {t(messages.rejoin)}
              </Button>
            )}
          </p>
        </section>
      );
    if (!state?.call) return <p role="status">{t(messages.joining)}</p>;
    return <Room call={call} data={state.call} college={college} callId={callId} now={now} />;
  }
}

/** How devices caption what they play: their own recognition, which no page has to ask for. */
function Captions() {
  const t = useTranslate();
  const ways = [messages.captionsWindows, messages.captionsMac, messages.captionsPhone] as const;
  return (
    <Disclosure title={t(messages.captions)}>
      <p>{t(messages.captionsLead)}</p>
      <ul className={css.ways}>
        {ways.map((way) => (
          <li key={way.id}>{t(way)}</li>
        ))}
      </ul>
      <p>{t(messages.captionsInstead)}</p>
    </Disclosure>
  );
}

interface RoomProps {
  readonly call: ReturnType<typeof useCall>;
  readonly data: CallData;
  readonly college: string;
  readonly callId: string;
  readonly now: string;
}

function Room({ call, data, college, callId, now }: RoomProps) {
  const t = useTranslate();
  const { state, own } = call;
  const present = useNow(now);
  const said = useComingAndGoing(data);
  const minutes = Math.max(
    0,
    Math.floor((present.getTime() - Date.parse(data.startedAt)) / 60_000),
  );
  const others = data.people.filter(({ id, isHere }) => id !== data.me && isHere);
  const isRep = data.role === 'REP';
  return (
    <section className={css.room} aria-label={t(messages.title, { college })}>
      <div role="status" className={css.status}>
        <p>{statusWords()}</p>
        <p>{said}</p>
        <p className={css.length}>{t(messages.length, { n: minutes })}</p>
      </div>
      <Tiles
        people={data.people}
        me={data.me}
        own={own}
        peers={state?.peers ?? new Map()}
        college={college}
      />
      <div className={css.acts}>
        <Button kind="line" icon="microphone" onClick={() => call.mute(own.microphone)}>
          {t(own.microphone ? messages.mute : messages.unmute)}
        </Button>
        <Button kind="line" icon="camera" onClick={() => void call.switchCamera(!own.camera)}>
          {t(own.camera ? messages.turnCameraOff : messages.turnCameraOn)}
        </Button>
        {isRep && 'getDisplayMedia' in navigator.mediaDevices && (
          <Button kind="line" icon="share" onClick={() => void call.shareScreen(!own.screen)}>
            {t(own.screen ? messages.stopSharing : messages.share)}
          </Button>
        )}
        {own.canBlur && own.camera && (
          <Button kind="line" icon="eye-off" onClick={() => void call.blur(!own.isBlurred)}>
            {t(own.isBlurred ? messages.stopBlur : messages.blur)}
          </Button>
        )}
        <Button kind="danger" icon="phone" onClick={call.leave}>
          {t(messages.leave)}
        </Button>
        {isRep && (
          <Button kind="dangerLine" onClick={call.endForAll}>
            {t(messages.endForAll)}
          </Button>
        )}
        <ReportMenu callId={callId} about={others.length === 1 ? (others[0]?.id ?? null) : null} />
      </div>
    </section>
  );

  function statusWords(): string {
    if (state?.isLost) return t(messages.lost);
    if (data.waits) return t(messages.waits);
    if (others.length === 0) return t(messages.alone);
    if (state?.isUnseen) return t(messages.unseen);
    const isBroken = [...(state?.peers.values() ?? [])].some((one) => one.state === 'reconnecting');
    return isBroken ? t(messages.reconnecting) : '';
  }
}

/** Who has just come or gone, in words. */
function useComingAndGoing({ people, me }: CallData): string {
  const t = useTranslate();
  const [said, setSaid] = useState('');
  const before = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    const here = new Set(people.filter((one) => one.isHere && one.id !== me).map(({ id }) => id));
    const known = before.current;
    before.current = here;
    if (known === null) return;
    const changed = people.find(({ id }) => here.has(id) !== known.has(id));
    if (changed)
      setSaid(
        t(here.has(changed.id) ? messages.joined : messages.left, { name: nameOf(t, changed) }),
      );
  }, [people, me, t]);
  return said;
}
