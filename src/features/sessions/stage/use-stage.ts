import { useCallback, useEffect, useRef, useState } from 'react';
import { openDevices, stopDevices, type Devices } from '../../../ui/devices/devices.ts';
import type { StagePerson } from './stage-api.ts';
import { emptyStage, StageLinks } from './stage-links.ts';

/** What someone’s own devices do while they are on stage. */
export interface OwnDevices {
  readonly microphone: boolean;
  readonly camera: boolean;
  readonly video: MediaStreamTrack | null;
}

const silent: OwnDevices = { microphone: false, camera: false, video: null };

/**
 * The stage of a session on this page, while it is open.
 * @param people who is on it, as the news of the session last said; null: they have said nothing
 */
export function useStage(runId: string, isOpen: boolean, people: readonly StagePerson[] | null) {
  const [state, setState] = useState(emptyStage);
  const [own, setOwn] = useState(silent);
  const links = useRef<StageLinks | null>(null);
  const devices = useRef<Pick<Devices, 'audio' | 'video'> | null>(null);

  const release = useCallback(() => {
    stopDevices(devices.current);
    devices.current = null;
    setOwn(silent);
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    const close = () => {
      links.current?.close();
      links.current = null;
      release();
      setState(emptyStage);
    };
    const open = () => {
      links.current ??= new StageLinks(runId, (next) => {
        setState(next);
        if (next.sending === null) release();
      });
    };
    open();
    window.addEventListener('pagehide', close);
    // A page that the browser has kept comes back.
    window.addEventListener('pageshow', open);
    return () => {
      window.removeEventListener('pagehide', close);
      window.removeEventListener('pageshow', open);
      close();
    };
  }, [runId, isOpen, release]);

  useEffect(() => {
    if (people) links.current?.hear(people);
  }, [people]);

  function show(media: OwnDevices): void {
    setOwn(media);
    links.current?.setDevices(media);
  }

  return {
    state,
    own,
    go({ audio, video }: Devices) {
      const media = { microphone: audio !== null, camera: video !== null, video };
      links.current?.go({ audio, video }, media);
      devices.current = { audio, video };
      setOwn(media);
    },
    leave: () => links.current?.leave(),
    mute(isMuted: boolean) {
      const { audio } = devices.current ?? {};
      if (!audio) return;
      audio.enabled = !isMuted;
      show({ ...own, microphone: !isMuted });
    },
    /** Off means off: the camera's light goes out. */
    async switchCamera(isOn: boolean) {
      const held = devices.current;
      if (!held) return;
      held.video?.stop();
      const video = isOn ? (await openDevices({ isSmall: true })).video : null;
      if (devices.current !== held) {
        video?.stop();
        return;
      }
      devices.current = { ...held, video };
      links.current?.setTrack('video', video);
      show({ ...own, camera: video !== null, video });
    },
  };
}
