import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { readRows } from '../../../platform/database/read-rows.ts';
import { transaction } from '../../../platform/database/transaction.server.ts';
import type { FileStore } from '../../../platform/files/file-store.server.ts';
import { putFileAsSystem } from '../../../platform/files/put-as-system.server.ts';
import { changeRecord } from '../../../platform/store/insert-records.server.ts';
import type { World } from '../../../platform/world.ts';
import { FairWebinar } from '../../fairs/fair-webinar.entity.ts';
import { readRecordings, recordingSlots } from './recording-slots.server.ts';

/** The demo’s recordings: six colleges, six seconds each, in each of three sessions. */
export const demoRecording = {
  sessions: ['Near the city', 'Small and close', 'Hands on'],
  /** Start of each college, in seconds. */
  starts: [4, 10, 16, 22, 28, 34],
  /** Seconds for questions at the end. */
  outro: 4,
  seconds: 44,
} as const;

/** A caption track for one of them, with the colleges in speaking order. */
function demoCaptions(title: string, colleges: readonly string[]): string {
  const { starts, outro, seconds } = demoRecording;
  const at = (second: number) => `00:${String(second).padStart(2, '0')}.000`;
  const cue = (from: number, to: number, text: string) => `${at(from)} --> ${at(to)}\n${text}`;
  const sentences = [
    (name: string) => `Hi from ${name}. We’re glad you came tonight.`,
    (name: string) => `Good evening, I’m speaking for ${name}. Ask me about housing.`,
    (name: string) => `At ${name} you can visit a class on any weekday.`,
    (name: string) => `${name} meets full need for many families. Ask about aid.`,
    (name: string) => `First-year students at ${name} can join a research group.`,
    (name: string) => `Our application deadline at ${name} is on our page. Write to us!`,
  ];
  return [
    'WEBVTT',
    cue(0, 4, `Welcome to “${title}”. You’ll hear six colleges, one after the other.`),
    ...colleges
      .slice(0, starts.length)
      .map((name, index) =>
        cue(
          starts[index] ?? 0,
          starts[index + 1] ?? seconds - outro,
          sentences[index]?.(name) ?? name,
        ),
      ),
    cue(seconds - outro, seconds, 'Thank you all. Now it’s time for your questions.'),
  ].join('\n\n');
}

interface Parts {
  readonly pool: pg.Pool;
  readonly world: World;
  readonly store: FileStore;
  readonly publicUrl: string;
}

const own = (name: string) => readFile(new URL(`./${name}`, import.meta.url));

/**
 * Gives the sessions of a demo fair the recordings that ship with Quad, with captions, a poster and
 * chapters. Existing recordings stay.
 *
 * @returns how many sessions got one
 * @throws FileStoreError
 */
export async function putDemoRecordings(parts: Parts, fairId: string): Promise<number> {
  const { pool, world } = parts;
  const [webinar] = await readRows(pool, { id: 'text', details: 'json', recordingLinks: 'json?' })(
    `select id, details, recording_links as "recordingLinks" from fair_webinar where fair_id = $1`,
    [fairId],
  );
  if (!webinar) return 0;
  const { sessions, links } = readRecordings(webinar);
  const isMissing = (number: number) => {
    const existing = links[number];
    // Demos of earlier releases had links to a site that never existed.
    return !existing || URL.parse(existing.url)?.host === 'recordings.demo.test';
  };
  const bare = sessions.filter(
    ({ number }) => number <= demoRecording.sessions.length && isMissing(number),
  );
  const added: typeof links = {};
  for (const { number, title, exhibitors } of bare) {
    const speakers = exhibitors.toSorted((one, other) => one.position - other.position);
    const names = await namesOf(
      pool,
      speakers.map(({ exhibitorId }) => exhibitorId),
    );
    const put = async (slot: string, type: string, content: Uint8Array) => {
      const found = recordingSlots.find(({ name }) => name === slot);
      if (!found) throw new Error(`There is no slot ${slot} for recordings.`);
      const name = `session-${number}`;
      const { address } = await putFileAsSystem(parts, found, webinar.id, { content, type, name });
      return address;
    };
    const captions = Buffer.from(demoCaptions(title, names));
    added[number] = {
      url: await put('recordings', 'video/webm', await own(`demo-session-${number}.webm`)),
      captionsUrl: await put('captions', 'text/vtt', captions),
      posterUrl: await put('posters', 'image/png', await own(`demo-session-${number}.png`)),
      chapters: speakers.flatMap(({ exhibitorId }, index) => {
        const atSecond = demoRecording.starts[index];
        return atSecond === undefined ? [] : [{ exhibitorId, atSecond }];
      }),
    };
  }
  if (bare.length > 0)
    await transaction(pool, (tx) =>
      changeRecord(tx, world, FairWebinar, webinar.id, { recordingLinks: { ...links, ...added } }),
    );
  return bare.length;
}

async function namesOf(pool: pg.Pool, ids: readonly string[]): Promise<readonly string[]> {
  const rows = await readRows(pool, { name: 'text' })(
    `select coalesce(c.name, e.name) as name from unnest($1::uuid[]) with ordinality as o(id, place)
     join fair_exhibitor e on e.id = o.id left join college c on c.id = e.college_id order by place`,
    [ids],
  );
  return rows.map(({ name }) => name);
}
