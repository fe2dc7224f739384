/** Why a device can't be used, as far as browsers tell. */
export type DeviceProblem = 'denied' | 'missing' | 'busy' | 'other';

/** The devices someone uses in a call. */
export interface Devices {
  readonly audio: MediaStreamTrack | null;
  readonly video: MediaStreamTrack | null;
  readonly microphoneProblem: DeviceProblem | null;
  readonly cameraProblem: DeviceProblem | null;
  readonly microphones: readonly MediaDeviceInfo[];
  readonly cameras: readonly MediaDeviceInfo[];
}

/** Which ones, by their ids; undefined: the browser's own choice, null: none. */
interface Wished {
  readonly microphone?: string | undefined;
  readonly camera?: string | null | undefined;
  /** For small tiles: a call of more people than four. */
  readonly isSmall?: boolean;
}

/** Whether this page may ask for devices at all: browsers give them to secure pages only. */
export const canAsk = (): boolean => 'mediaDevices' in navigator;

/**
 * Asks for microphone and camera at once; where that fails for each alone, so that someone without
 * a camera still speaks. Never throws.
 */
export async function openDevices({
  microphone,
  camera,
  isSmall = false,
}: Wished): Promise<Devices> {
  const audio = { echoCancellation: true, noiseSuppression: true, ...exactly(microphone) };
  // Enough for four tiles; a phone uploads it to three others.
  const size = isSmall
    ? { width: { ideal: 320 }, height: { ideal: 180 }, frameRate: { max: 15 } }
    : { width: { ideal: 640 }, height: { ideal: 360 } };
  const video = { ...size, ...exactly(camera ?? undefined) };
  const both = camera === null ? null : await open({ audio, video });
  if (both instanceof MediaStream) return found(both, null, null);
  const sound = await open({ audio });
  const picture = camera === null ? null : await open({ video });
  const stream = new MediaStream();
  for (const one of [sound, picture])
    if (one instanceof MediaStream) for (const track of one.getTracks()) stream.addTrack(track);
  return found(
    stream,
    sound instanceof MediaStream ? null : sound,
    picture instanceof MediaStream ? null : picture,
  );
}

const exactly = (deviceId: string | undefined) =>
  deviceId === undefined ? {} : { deviceId: { exact: deviceId } };

async function open(wanted: MediaStreamConstraints): Promise<MediaStream | DeviceProblem> {
  try {
    return await navigator.mediaDevices.getUserMedia(wanted);
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
    if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
    return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'other';
  }
}

async function found(
  stream: MediaStream,
  microphoneProblem: DeviceProblem | null,
  cameraProblem: DeviceProblem | null,
): Promise<Devices> {
  let all: readonly MediaDeviceInfo[] = [];
  try {
    all = await navigator.mediaDevices.enumerateDevices();
  } catch {
    // Then there is no choice between them.
  }
  const named = (kind: MediaDeviceKind) =>
    all.filter((one) => one.kind === kind && one.deviceId !== '');
  return {
    audio: stream.getAudioTracks()[0] ?? null,
    video: stream.getVideoTracks()[0] ?? null,
    microphoneProblem,
    cameraProblem,
    microphones: named('audioinput'),
    cameras: named('videoinput'),
  };
}

/** Stops devices, so that their lights go out. */
export function stopDevices(devices: Pick<Devices, 'audio' | 'video'> | null): void {
  devices?.audio?.stop();
  devices?.video?.stop();
}

/** Asks for a screen or a window; null if none was chosen. */
export async function openScreen(): Promise<MediaStreamTrack | null> {
  try {
    const stream = await navigator.mediaDevices.getDisplayMedia({ video: true });
    return stream.getVideoTracks()[0] ?? null;
  } catch {
    return null;
  }
}

/** Whether the browser blurs what is behind a person: few cameras and browsers do. */
export function canBlur(track: MediaStreamTrack | null): boolean {
  const capabilities: object = track?.getCapabilities() ?? {};
  const blur: unknown = Reflect.get(capabilities, 'backgroundBlur');
  return Array.isArray(blur) && blur.includes(true) && blur.includes(false);
}

/** Blurs what is behind a person, or shows it again; false if the browser doesn't. */
export async function setBlur(track: MediaStreamTrack, isOn: boolean): Promise<boolean> {
  const constraints: MediaTrackConstraints & { readonly backgroundBlur: boolean } = {
    backgroundBlur: isOn,
  };
  try {
    await track.applyConstraints(constraints);
    return true;
  } catch {
    return false;
  }
}
