import { useCallback, useEffect, useRef, useState } from 'react';
import { CallSession, type SessionState } from './call-session.ts';
import {
  canBlur,
  openDevices,
  openScreen,
  setBlur,
  stopDevices,
  type Devices,
} from '../../../../ui/devices/devices.ts';
import type { MediaState } from './peer-link.ts';

/** What one's own devices are doing, and what can be done with them. */
export interface OwnMedia extends MediaState {
  readonly video: MediaStreamTrack | null;
  readonly canBlur: boolean;
  readonly isBlurred: boolean;
}

const silent: OwnMedia = {
  microphone: false,
  camera: false,
  screen: false,
  video: null,
  canBlur: false,
  isBlurred: false,
};

/** A call on this page: from joining with checked devices until the page or the call goes. */
export function useCall(callId: string, isRoom: boolean) {
  const [state, setState] = useState<SessionState | null>(null);
  const [own, setOwn] = useState<OwnMedia>(silent);
  const session = useRef<CallSession | null>(null);
  const devices = useRef<Pick<Devices, 'audio' | 'video'> | null>(null);
  const screen = useRef<MediaStreamTrack | null>(null);

  const release = useCallback(() => {
    stopDevices(devices.current);
    screen.current?.stop();
    [devices.current, screen.current] = [null, null];
    setOwn(silent);
  }, []);

  useEffect(() => {
    const leave = () => session.current?.leave({ isOver: false });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
      stopDevices(devices.current);
      screen.current?.stop();
    };
  }, []);

  const join = useCallback(
    (opened: Devices) => {
      const { audio, video } = opened;
      setState(null);
      devices.current = { audio, video };
      const media = { microphone: audio !== null, camera: video !== null, screen: false };
      setOwn({ ...media, video, canBlur: canBlur(video), isBlurred: false });
      const joined = new CallSession(callId, { audio, video }, media, (next) => {
        setState(next);
        if (next.phase !== 'joining' && next.phase !== 'in') release();
      });
      session.current = joined;
      void joined.join();
    },
    [callId, release],
  );

  /** Shows what is sent now, here and to the others. */
  function show(media: MediaState, video: MediaStreamTrack | null): void {
    setOwn((before) => ({ ...before, ...media, video }));
    session.current?.setMedia(media);
  }

  const mediaNow = ({ microphone, camera, screen: shares }: OwnMedia): MediaState => ({
    microphone,
    camera,
    screen: shares,
  });

  return {
    state,
    own,
    join,
    leave: () => session.current?.leave({ isOver: true }),
    endForAll: () => void session.current?.endForAll(),
    mute(isOn: boolean) {
      const { audio } = devices.current ?? {};
      if (!audio) return;
      audio.enabled = !isOn;
      show({ ...mediaNow(own), microphone: !isOn }, own.video);
    },
    /** Off means off: the camera's light goes out. */
    async switchCamera(isOn: boolean) {
      const held = devices.current;
      if (!held) return;
      held.video?.stop();
      const video = isOn ? (await openDevices({ isSmall: isRoom })).video : null;
      devices.current = { ...held, video };
      if (!own.screen) session.current?.setTrack('video', video);
      show({ ...mediaNow(own), camera: video !== null }, own.screen ? own.video : video);
    },
    async shareScreen(isOn: boolean) {
      screen.current?.stop();
      screen.current = isOn ? await openScreen() : null;
      const sent = screen.current ?? devices.current?.video ?? null;
      // The browser has its own button to stop.
      screen.current?.addEventListener('ended', () => stopShowing());
      session.current?.setTrack('video', sent);
      show({ ...mediaNow(own), screen: screen.current !== null }, sent);
    },
    async blur(isOn: boolean) {
      const { video } = devices.current ?? {};
      if (video && (await setBlur(video, isOn)))
        setOwn((before) => ({ ...before, isBlurred: isOn }));
    },
  };

  function stopShowing(): void {
    screen.current = null;
    const video = devices.current?.video ?? null;
    session.current?.setTrack('video', video);
    const microphone = devices.current?.audio?.enabled === true;
    show({ microphone, camera: video !== null, screen: false }, video);
  }
}
