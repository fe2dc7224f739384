import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { ButtonGroup } from '../buttons/button-group.tsx';
import { Icon } from '../marks/icon.tsx';
import { useTranslate } from '../text/translate.tsx';
import type { Message } from '../../platform/i18n/define-messages.ts';
import { deviceMessages as messages } from './device.messages.ts';
import { canAsk, openDevices, stopDevices, type DeviceProblem, type Devices } from './devices.ts';
import { VideoPicture } from './video-picture.tsx';
import css from './devices.module.css';

const cameraProblems: Readonly<Record<DeviceProblem, Message>> = {
  denied: messages.cameraDenied,
  missing: messages.cameraMissing,
  busy: messages.cameraBusy,
  other: messages.cameraOther,
};
const microphoneProblems: Readonly<Record<DeviceProblem, Message>> = {
  denied: messages.microphoneDenied,
  missing: messages.microphoneMissing,
  busy: messages.microphoneBusy,
  other: messages.microphoneOther,
};

/** Value of the choice without a camera: no device has this id. */
const none = 'none';

interface DeviceCheckProps {
  readonly words: {
    /** This page can’t ask for devices. */
    readonly insecure: Message;
    readonly lead: Message;
    /** Of the button that ends the check. */
    readonly join: Message;
  };
  /** The picture will be one of many. */
  readonly isSmall: boolean;
  /** The devices belong to the caller from here on. */
  readonly onJoin: (devices: Devices) => void;
}

/** Where someone sees and hears their devices before anyone else does. */
export function DeviceCheck({ words, isSmall, onJoin }: DeviceCheckProps) {
  const t = useTranslate();
  const [devices, setDevices] = useState<Devices | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [chosen, setChosen] = useState<{ microphone?: string; camera?: string }>({});
  const held = useRef<Devices | null>(null);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      stopDevices(held.current);
    };
  }, []);

  async function open(wished: typeof chosen): Promise<void> {
    setIsAsking(true);
    setChosen(wished);
    stopDevices(held.current);
    const opened = await openDevices({
      isSmall,
      microphone: wished.microphone,
      camera: wished.camera === none ? null : wished.camera,
    });
    // The page may have gone on while the browser asked.
    if (isGone.current) {
      stopDevices(opened);
      return;
    }
    held.current = opened;
    setDevices(opened);
    setIsAsking(false);
  }

  if (!canAsk()) return <p className={css.notice}>{t(words.insecure)}</p>;
  return (
    <section className={css.check} aria-labelledby="check-title">
      <h2 id="check-title">{t(messages.checkTitle)}</h2>
      <p>{t(words.lead)}</p>
      <div className={css.preview}>
        {devices?.video ? (
          <Preview track={devices.video} />
        ) : (
          <p className={css.still}>{t(messages.noPicture)}</p>
        )}
      </div>
      <div role="status" className={css.problems}>
        {devices?.cameraProblem && (
          <p>
            <Icon name="warning" />
            {t(cameraProblems[devices.cameraProblem])}
          </p>
        )}
        {devices?.microphoneProblem && (
          <p>
            <Icon name="warning" />
            {t(microphoneProblems[devices.microphoneProblem])}
          </p>
        )}
      </div>
      {devices === null ? (
        <ButtonGroup>
          <Button
            icon="camera"
            pending={isAsking && t(messages.starting)}
            onClick={() => void open({})}
          >
            {t(messages.start)}
          </Button>
          {!isAsking && (
            <Button kind="line" onClick={() => void open({ camera: none })}>
              {t(messages.startWithout)}
            </Button>
          )}
        </ButtonGroup>
      ) : (
        <>
          <div className={css.choices}>
            {devices.audio && <Level track={devices.audio} />}
            {devices.microphones.length > 0 && devices.audio && (
              <Choice
                label={t(messages.microphone)}
                value={devices.audio.getSettings().deviceId ?? ''}
                options={devices.microphones.map(({ deviceId, label }, index) => ({
                  value: deviceId,
                  label: label || t(messages.unnamedMicrophone, { n: index + 1 }),
                }))}
                choose={(microphone) => void open({ ...chosen, microphone })}
              />
            )}
            {devices.cameras.length > 0 && (
              <Choice
                label={t(messages.camera)}
                value={devices.video?.getSettings().deviceId ?? none}
                options={[
                  ...devices.cameras.map(({ deviceId, label }, index) => ({
                    value: deviceId,
                    label: label || t(messages.unnamedCamera, { n: index + 1 }),
                  })),
                  { value: none, label: t(messages.noCamera) },
                ]}
                choose={(camera) => void open({ ...chosen, camera })}
              />
            )}
          </div>
          <p className={css.acts}>
            <Button
              kind="lawn"
              icon="camera"
              pending={isAsking && t(messages.starting)}
              onClick={() => {
                // Not stopped with this page’s check.
                held.current = null;
                onJoin(devices);
              }}
            >
              {t(words.join)}
            </Button>
            {(devices.cameraProblem ?? devices.microphoneProblem) !== null && (
              <Button kind="line" icon="refresh" onClick={() => void open(chosen)}>
                {t(messages.tryAgain)}
              </Button>
            )}
          </p>
        </>
      )}
    </section>
  );
}

function Preview({ track }: { readonly track: MediaStreamTrack }) {
  const t = useTranslate();
  const stream = useMemo(() => new MediaStream([track]), [track]);
  return <VideoPicture stream={stream} label={t(messages.preview)} isOwn isMirrored />;
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly choose: (value: string) => void;
}

function Choice({ label, value, options, choose }: ChoiceProps) {
  return (
    <label className={css.choice}>
      <span>{label}</span>
      <select value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Milliseconds between two readings: steady enough to look at. */
const readEvery = 120;

/** How loud the microphone is. */
function Level({ track }: { readonly track: MediaStreamTrack }) {
  const t = useTranslate();
  const meter = useRef<HTMLMeterElement>(null);
  useEffect(() => {
    const audio = new AudioContext();
    const analyser = audio.createAnalyser();
    audio.createMediaStreamSource(new MediaStream([track])).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const loudest = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
      if (meter.current) meter.current.value = Math.min(1, loudest * 1.5);
    }, readEvery);
    return () => {
      clearInterval(timer);
      void audio.close();
    };
  }, [track]);
  return (
    <label className={css.choice}>
      <span>{t(messages.level)}</span>
      <meter ref={meter} min={0} max={1} value={0} />
      <span className={css.hint}>{t(messages.levelHint)}</span>
    </label>
  );
}
