import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { chromiumFlags, provideChromium } from '../scripts/find-chromium.ts';
import { homeZone } from './browser.ts';
import { lookFirst } from './look-first.ts';

/** One for each kind of device, open while a test has a visitor in it. */
const browsers = new Map<string, Promise<Browser>>();

/** What the page of a call has connected: counted by the browser. */
interface Connections {
  readonly frames: number;
  readonly energy: number;
  /** The types of the candidates in use, own and other. */
  readonly pairs: readonly string[];
}

/** The devices of a visitor, as Chromium plays them. */
const played = {
  both: '--use-fake-device-for-media-stream',
  // Six of them have two processors.
  calm: '--use-fake-device-for-media-stream=fps=5',
  noCamera: '--use-fake-device-for-media-stream=device-count=0',
} as const;

/** A visitor whose microphone beeps, and whose camera, if there is one, shows a moving pattern. */
export async function newCallVisitor(devices: keyof typeof played): Promise<BrowserContext> {
  const browser =
    browsers.get(devices) ??
    chromium.launch({
      executablePath: provideChromium(process.env),
      args: [
        ...chromiumFlags,
        played[devices],
        // It has no windows in which to ask.
        '--use-fake-ui-for-media-stream',
        // A machine that tests may have no other network.
        '--allow-loopback-in-peer-connection',
        '--autoplay-policy=no-user-gesture-required',
      ],
    });
  browsers.set(devices, browser);
  const visitor = await (await browser).newContext({ timezoneId: homeZone });
  visitor.setDefaultTimeout(60_000);
  visitor.on('page', lookFirst);
  await visitor.addInitScript(keepConnections);
  onTestFinished(async () => {
    await visitor.close();
    const opened = await browser;
    if (opened.contexts().length > 0) return;
    browsers.delete(devices);
    await opened.close();
  });
  return visitor;
}

/** Runs in the page: keeps its connections where a test finds them. */
function keepConnections(): void {
  const all: RTCPeerConnection[] = [];
  Object.assign(window, { connectionsOfTest: all });
  window.RTCPeerConnection = class extends RTCPeerConnection {
    constructor(configuration?: RTCConfiguration) {
      super(configuration);
      all.push(this);
    }
  };
}

/** What a page receives now, over its open connections. */
export function connectionsOf(page: Page): Promise<Connections> {
  return page.evaluate(async () => {
    const all: unknown = Reflect.get(window, 'connectionsOfTest');
    let [frames, energy] = [0, 0];
    const pairs: string[] = [];
    for (const one of Array.isArray(all) ? all : []) {
      if (!(one instanceof RTCPeerConnection) || one.connectionState !== 'connected') continue;
      const stats = new Map<string, Record<string, unknown>>();
      (await one.getStats()).forEach((entry: Record<string, unknown>) =>
        stats.set(String(entry['id']), entry),
      );
      for (const entry of stats.values()) {
        if (entry['type'] === 'inbound-rtp') {
          frames += Number(entry['framesDecoded'] ?? 0);
          energy += Number(entry['totalAudioEnergy'] ?? 0);
        }
        if (entry['type'] === 'transport') {
          const pair = stats.get(String(entry['selectedCandidatePairId']));
          const typeOf = (id: unknown) => String(stats.get(String(id))?.['candidateType']);
          if (pair)
            pairs.push(`${typeOf(pair['localCandidateId'])} ${typeOf(pair['remoteCandidateId'])}`);
        }
      }
    }
    return { frames, energy, pairs };
  });
}

/** Waits until a page decodes moving pictures and sound that it hadn't before. */
export async function seesAndHears(page: Page): Promise<void> {
  const before = await connectionsOf(page);
  await expect
    .poll(async () => (await connectionsOf(page)).frames, { timeout: 60_000 })
    .toBeGreaterThan(before.frames + 5);
  await expect
    .poll(async () => (await connectionsOf(page)).energy, { timeout: 60_000 })
    .toBeGreaterThan(before.energy);
}

/** The pictures and sounds that a page receives, each with how much of it was played. */
function receivedBy(page: Page): Promise<readonly (readonly [id: string, played: number])[]> {
  return page.evaluate(async () => {
    const all: unknown = Reflect.get(window, 'connectionsOfTest');
    const found: [string, number][] = [];
    for (const one of Array.isArray(all) ? all : []) {
      if (!(one instanceof RTCPeerConnection) || one.connectionState !== 'connected') continue;
      (await one.getStats()).forEach((entry: Record<string, unknown>) => {
        if (entry['type'] !== 'inbound-rtp') return;
        const isPicture = entry['kind'] === 'video';
        const played = isPicture ? entry['framesDecoded'] : entry['totalAudioEnergy'];
        found.push([`${String(entry['kind'])} ${String(entry['ssrc'])}`, Number(played ?? 0)]);
      });
    }
    return found;
  });
}

/** Waits until a page plays moving pictures and sounds of so many others, each more than before. */
export async function seesAndHearsEach(page: Page, others: number): Promise<void> {
  const before = new Map(await receivedBy(page));
  await expect
    .poll(
      async () => {
        const grown = (await receivedBy(page)).filter(
          ([id, played]) => played > (before.get(id) ?? 0) + (id.startsWith('video') ? 2 : 0),
        );
        const seen = grown.filter(([id]) => id.startsWith('video')).length;
        return { seen, heard: grown.length - seen };
      },
      { timeout: 120_000 },
    )
    .toEqual({ seen: others, heard: others });
}

/** Has a page find its path for what it receives broken, until both sides have agreed on another. */
export async function looksForAnotherPath(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const all: unknown = Reflect.get(window, 'connectionsOfTest');
    const receiving = (Array.isArray(all) ? all : []).find(
      (one): one is RTCPeerConnection =>
        one instanceof RTCPeerConnection &&
        one.connectionState === 'connected' &&
        one.getTransceivers().every(({ currentDirection }) => currentDirection === 'recvonly'),
    );
    if (!receiving) throw new Error('The page receives nothing.');
    const pathOf = (description: RTCSessionDescription | null) =>
      /^a=ice-ufrag:(.*)$/m.exec(description?.sdp ?? '')?.[1];
    const before = pathOf(receiving.currentRemoteDescription);
    Object.defineProperty(receiving, 'connectionState', {
      configurable: true,
      get: () => 'disconnected',
    });
    while (pathOf(receiving.currentRemoteDescription) === before)
      await new Promise((resolve) => setTimeout(resolve, 50));
    Reflect.deleteProperty(receiving, 'connectionState');
  });
}

/** Has a page find the path for what it sends broken, or whole again. */
export async function findsSending(page: Page, how: 'broken' | 'whole'): Promise<void> {
  await page.evaluate((isBroken) => {
    const all: unknown = Reflect.get(window, 'connectionsOfTest');
    const sending = (Array.isArray(all) ? all : []).find(
      (one): one is RTCPeerConnection =>
        one instanceof RTCPeerConnection &&
        one.getTransceivers().every(({ direction }) => direction === 'sendonly'),
    );
    if (!sending) throw new Error('The page sends nothing.');
    if (isBroken)
      Object.defineProperty(sending, 'connectionState', {
        configurable: true,
        get: () => 'disconnected',
      });
    else Reflect.deleteProperty(sending, 'connectionState');
    sending.dispatchEvent(new Event('connectionstatechange'));
  }, how === 'broken');
}

/** From the check of the devices into the call. */
export async function joinCall(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Turn on camera and microphone' }).press('Enter');
  await page.getByRole('button', { name: 'Join the call' }).press('Enter');
  await page.getByRole('list', { name: 'People in the call' }).waitFor();
}

/** Where the page of a call shows someone. */
export const tileOf = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'People in the call' })
    .getByRole('listitem')
    .filter({ hasText: name });
