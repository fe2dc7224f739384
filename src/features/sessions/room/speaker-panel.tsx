import { useEffect, useState } from 'react';
import { DeviceCheck } from '../../../ui/devices/device-check.tsx';
import { stopDevices } from '../../../ui/devices/devices.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useHydrated } from '../../../ui/layout/hydrated.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { forReader } from '../../../platform/page-server/for-reader.ts';
import type { SessionMoment } from '../session-timeline.ts';
import type { RoomView } from './load-room.ts';
import type { SpeakerHere } from './room-queries.ts';
import { roomMessages as messages } from './room.messages.ts';
import css from './room.module.css';

/** Milliseconds between two reports, and between two looks at who is there. */
const rhythm = 10_000;
const look = 5_000;

async function ask<Data>(query: string, variables: object): Promise<Data | null> {
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...forReader },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(10_000),
    });
    return ((await response.json()) as { readonly data: Data | null }).data;
  } catch {
    // The next one tells the same.
    return null;
  }
}

/** Which speakers are there, read every few seconds. */
export function useSpeakersHere(runId: string, loaded: readonly SpeakerHere[], isOn: boolean) {
  const [here, setHere] = useState(loaded);
  useEffect(() => {
    if (!isOn) return;
    let isGone = false;
    const read = async () => {
      const found = await ask<{ readonly sessionRollCall: readonly SpeakerHere[] }>(
        `query ($runId: ID!) { sessionRollCall(runId: $runId) {
          exhibitorIds name camera microphone } }`,
        { runId },
      );
      if (found && !isGone) setHere(found.sessionRollCall);
    };
    void read();
    const timer = setInterval(() => void read(), look);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [runId, isOn]);
  return here;
}

interface SpeakerPanelProps {
  readonly room: RoomView;
  readonly moment: SessionMoment;
  /** Where speakers send from this page, their devices, which are checked there; null: they don’t. */
  readonly onStage: {
    readonly isOn: boolean;
    readonly camera: boolean;
    readonly microphone: boolean;
  } | null;
}

/** A speaker’s own part: their devices, and when it is their turn. */
export function SpeakerPanel({ room, moment, onStage }: SpeakerPanelProps) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const { runId, speaksFor, colleges } = room;
  const [checked, setFound] = useState<{ camera: boolean; microphone: boolean } | null>(null);
  const found = onStage?.isOn ? onStage : checked;
  const [camera, microphone] = [found?.camera ?? null, found?.microphone ?? null];
  const isOver = moment.phase === 'over';
  useEffect(() => {
    if (isOver) return;
    const tell = () =>
      void ask(
        `mutation ($runId: ID!, $camera: Boolean, $microphone: Boolean) {
          checkInToSession(runId: $runId, camera: $camera, microphone: $microphone) }`,
        { runId, camera, microphone },
      );
    tell();
    const timer = setInterval(tell, rhythm);
    return () => clearInterval(timer);
  }, [runId, camera, microphone, isOver]);
  if (isOver) return null;
  const isOwn = (id: string | null | undefined) => id != null && speaksFor.includes(id);
  const turn = moment.phase === 'on' && isOwn(moment.step.exhibitorId) ? moment : null;
  const isNext = moment.phase === 'on' && isOwn(moment.next?.exhibitorId);
  const names = colleges.filter(({ exhibitorId }) => isOwn(exhibitorId)).map(({ name }) => name);
  return (
    <section
      className={css.speaker}
      data-turn={turn ? 'on' : isNext ? 'next' : undefined}
      tabIndex={-1}
    >
      <h2>{t(messages.checkTitle, { name: names.join(', ') })}</h2>
      <p role="status" className={css.turn}>
        {turn && t(messages.yourTurn)}
        {isNext && t(messages.yourNext)}
        {!turn && !isNext && t(found ? messages.checked : messages.seen)}
      </p>
      {hydrated && moment.phase === 'rollCall' && found === null && !onStage && (
        <DeviceCheck
          words={{
            insecure: messages.checkInsecure,
            lead: messages.checkLead,
            join: messages.checkDone,
          }}
          isSmall
          onJoin={(devices) => {
            setFound({ camera: devices.video !== null, microphone: devices.audio !== null });
            // The meeting asks for them itself.
            stopDevices(devices);
          }}
        />
      )}
      {found !== null && moment.phase === 'rollCall' && !onStage && (
        <Button kind="quiet" size="small" onClick={() => setFound(null)}>
          {t(messages.checkAgain)}
        </Button>
      )}
    </section>
  );
}
