import { useMemo, useState, type CSSProperties } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { DeviceCheck } from '../../../ui/devices/device-check.tsx';
import { deviceMessages } from '../../../ui/devices/device.messages.ts';
import { VideoPicture } from '../../../ui/devices/video-picture.tsx';
import { useHydrated } from '../../../ui/layout/hydrated.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import type { StagePerson } from './stage-api.ts';
import { stageMessages as messages } from './stage.messages.ts';
import type { OwnDevices, useStage } from './use-stage.ts';
import css from './stage.module.css';

interface StageProps {
  readonly stage: ReturnType<typeof useStage>;
  /** Whether there is something to see by now. */
  readonly isOpen: boolean;
  /** Only speakers and hosts go on it. */
  readonly mayGo: boolean;
  readonly colleges: readonly { readonly exhibitorId: string; readonly name: string }[];
  /** The exhibitor whose turn it is. */
  readonly current: string | null;
  /** The exhibitors for whom the person speaks. */
  readonly speaksFor: readonly string[];
}

/** One picture in a row of others has at least this small a part of the width. */
const leastColumns = 4;

/** Pictures beside each other on a phone: those below the one who is on, and all alike. */
const mostNarrow = { small: 3, large: 2 } as const;

/** The picture of a session whose speakers send from its page: who is on, large, and the others. */
export function Stage({ stage, isOpen, mayGo, colleges, current, speaksFor }: StageProps) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const [isMuted, setIsMuted] = useState(false);
  const { state, own } = stage;
  const isOn = state.sending !== null;
  const leads = ({ exhibitorIds }: Pick<StagePerson, 'exhibitorIds'>) =>
    current !== null && exhibitorIds.includes(current);
  const ownLeads = isOn && leads({ exhibitorIds: speaksFor });
  // A picture that is moved within the page stops playing: the one who is on comes first by its style.
  const others = state.people;
  const count = others.length + (isOn ? 1 : 0);
  const onNow = ownLeads ? null : (others.find(leads)?.seat ?? null);
  const hasLead = (ownLeads || onNow !== null) && count > 1;
  const columns = hasLead ? Math.max(leastColumns, count - 1) : Math.ceil(Math.sqrt(count));
  const narrow = hasLead ? mostNarrow.small : Math.min(mostNarrow.large, columns);
  const collegesOf = ({ exhibitorIds, isHost }: StagePerson) =>
    isHost
      ? t(messages.host)
      : colleges
          .filter(({ exhibitorId }) => exhibitorIds.includes(exhibitorId))
          .map(({ name }) => name)
          .join(', ');
  return (
    <section className={css.stage} aria-labelledby="stage-title" tabIndex={-1}>
      <h2 id="stage-title" className={css.title}>
        {t(messages.title)}
      </h2>
      <noscript>
        <p className={css.note}>{t(messages.noScript)}</p>
      </noscript>
      <div className={css.box}>
        {isMuted && count > 0 && (
          <p className={css.listen}>
            <Button kind="sun" icon="play" onClick={() => setIsMuted(false)}>
              {t(messages.listen)}
            </Button>
          </p>
        )}
        {count === 0 && <p className={css.empty}>{t(isOpen ? messages.empty : messages.soon)}</p>}
        {count > 0 && (
          <ul
            role="list"
            aria-label={t(messages.title)}
            className={css.tiles}
            data-lead={hasLead || undefined}
            style={{ '--columns': columns, '--narrow': narrow } as CSSProperties}
          >
            {others.map((person) => (
              <Tile
                key={person.seat}
                person={person}
                isLead={person.seat === onNow}
                college={collegesOf(person)}
                stream={state.streams.get(person.seat)}
                isReconnecting={state.receiving === 'reconnecting'}
                isMuted={isMuted}
                refused={() => setIsMuted(true)}
              />
            ))}
            {isOn && <OwnTile own={own} isLead={ownLeads} />}
          </ul>
        )}
      </div>
      <div className={css.acts}>
        <p role="status" className={css.status}>
          {words()}
        </p>
        {isOn && (
          <>
            <Button kind="line" icon="microphone" onClick={() => stage.mute(own.microphone)}>
              {t(own.microphone ? messages.mute : messages.unmute)}
            </Button>
            <Button kind="line" icon="camera" onClick={() => void stage.switchCamera(!own.camera)}>
              {t(own.camera ? messages.cameraOff : messages.cameraOn)}
            </Button>
            <Button kind="dangerLine" onClick={stage.leave}>
              {t(messages.leave)}
            </Button>
          </>
        )}
      </div>
      {mayGo && hydrated && isOpen && !isOn && <GoOn go={(devices) => stage.go(devices)} />}
    </section>
  );

  function words(): string {
    if (state.sending === 'reconnecting') return t(messages.unseen);
    if (state.why !== null) return state.why;
    if (isOpen && state.isLost) return t(messages.lost);
    return '';
  }
}

function GoOn({ go }: Pick<ReturnType<typeof useStage>, 'go'>) {
  const t = useTranslate();
  const [isChecking, setIsChecking] = useState(false);
  if (!isChecking)
    return (
      <p>
        <Button kind="lawn" icon="camera" onClick={() => setIsChecking(true)}>
          {t(messages.go)}
        </Button>
      </p>
    );
  return (
    <div className={css.check}>
      <DeviceCheck
        words={{ insecure: messages.insecure, lead: messages.lead, join: messages.join }}
        isSmall
        onJoin={go}
      />
      <Button kind="quiet" onClick={() => setIsChecking(false)}>
        {t(messages.cancel)}
      </Button>
    </div>
  );
}

interface TileProps {
  readonly person: StagePerson;
  /** It is their turn. */
  readonly isLead: boolean;
  readonly college: string;
  readonly stream: MediaStream | undefined;
  readonly isReconnecting: boolean;
  readonly isMuted: boolean;
  /** The browser plays no sound before someone presses a button. */
  readonly refused: () => void;
}

function Tile(props: TileProps) {
  const { person, isLead, college, stream, isReconnecting, isMuted, refused } = props;
  const t = useTranslate();
  const name = person.name ?? t(person.isHost ? messages.host : messages.speaker);
  return (
    <li className={css.tile} data-on={isLead || undefined}>
      {stream && (
        <VideoPicture
          stream={stream}
          label={name}
          isHidden={!person.camera}
          isMuted={isMuted}
          refused={refused}
        />
      )}
      {!(stream && person.camera) && <Icon name="user" className={css.person} />}
      <p className={css.caption}>
        <strong>{name}</strong>
        <span>{college}</span>
        {!stream && <span>{t(messages.connecting)}</span>}
        {stream && isReconnecting && <span>{t(messages.reconnecting)}</span>}
        {!person.microphone && <span>{t(messages.muted)}</span>}
        {!person.camera && <span>{t(messages.noCamera)}</span>}
      </p>
    </li>
  );
}

function OwnTile({ own, isLead }: { readonly own: OwnDevices; readonly isLead: boolean }) {
  const t = useTranslate();
  const { video } = own;
  const stream = useMemo(() => (video ? new MediaStream([video]) : null), [video]);
  return (
    <li className={css.tile} data-on={isLead || undefined}>
      {stream ? (
        <VideoPicture stream={stream} label={t(deviceMessages.preview)} isOwn isMirrored />
      ) : (
        <Icon name="user" className={css.person} />
      )}
      <p className={css.caption}>
        <strong>{t(messages.you)}</strong>
        {!own.microphone && <span>{t(messages.muted)}</span>}
        {!own.camera && <span>{t(messages.noCamera)}</span>}
      </p>
    </li>
  );
}
