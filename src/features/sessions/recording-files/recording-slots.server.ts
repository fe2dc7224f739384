import { apiSentence } from '../../../platform/model/api-sentence.ts';
import type { Values } from '../../../platform/model/entity.ts';
import { badInput } from '../../../platform/model/refusal.ts';
import { fileSlot, type PartsOfRecord } from '../../../platform/files/file-slot.ts';
import { FairWebinar } from '../../fairs/fair-webinar.entity.ts';
import { chaptersOf } from '../webinar-settings/planned-chapters.ts';
import { readRuns } from '../webinar-settings/read-runs.server.ts';
import { recordingLinks, webinarDetails } from '../../fairs/webinar-shapes.ts';
import { recordingRefusals as messages } from './recording-refusals.messages.ts';

/** Where the address of each kind of file is stored in a session's `FairWebinar.recordingLinks`. */
export const recordingPlaces = {
  recordings: 'url',
  captions: 'captionsUrl',
  posters: 'posterUrl',
} as const;
/** A file slot of a webinar. */
export type RecordingPlace = keyof typeof recordingPlaces;

/** The sessions of a webinar and their recordings, from its record. */
export function readRecordings(record: Values) {
  const details = webinarDetails.parse(record['details']);
  const links = recordingLinks.parse(record['recordingLinks'] ?? {});
  return {
    sessions: 'value' in details ? details.value.sessions : [],
    links: 'value' in links ? links.value : {},
  };
}

type Links = ReturnType<typeof readRecordings>['links'];

/** A session's recording without one file; removing the recording itself removes all. */
export function withoutFile(links: Links, session: string, slotName: RecordingPlace): Links {
  const { [session]: recording, ...others } = links;
  if (!recording || slotName === 'recordings') return others;
  const { [recordingPlaces[slotName]]: _gone, ...kept } = recording;
  return { ...others, [session]: kept };
}

const partsFor = (slotName: RecordingPlace): PartsOfRecord => ({
  async link(tx, record, part, address) {
    const { sessions, links } = readRecordings(record);
    const session = sessions.find(({ number }) => String(number) === part);
    if (!session) throw badInput({ file: apiSentence(messages.noSession) });
    const recording = links[part];
    if (slotName !== 'recordings' && !recording)
      throw badInput({ file: apiSentence(messages.recordingFirst) });
    const runs = recording ? null : await readRuns(tx, String(record['fairId']));
    const base = recording ?? { chapters: chaptersOf(session, runs?.get(session.number) ?? null) };
    return { ...links, [part]: { ...base, [recordingPlaces[slotName]]: address } };
  },
  unlink(record, isIt) {
    const { links } = readRecordings(record);
    const found = Object.entries(links).find(([, kept]) => isIt(kept[recordingPlaces[slotName]]));
    return found ? withoutFile(links, found[0], slotName) : links;
  },
});

/** More than the number of sessions, as a file replaces its predecessor after its upload. */
const count = 400;
/** For all files of one fair: thirty hours of video at two megabits a second. */
const roomOfRecord = 30_000_000_000;

const slot = (slotName: RecordingPlace, words: Partial<Parameters<typeof fileSlot>[2]>) =>
  fileSlot(FairWebinar, slotName, {
    kinds: ['video'],
    maxBytes: 2_000_000_000,
    ...words,
    count,
    roomOfRecord,
    shownIn: 'recordingLinks',
    parts: partsFor(slotName),
  });

/** The files of recorded sessions: those of published recordings are public. */
export const recordingSlots = [
  slot('recordings', {}),
  slot('captions', { kinds: ['captions'], maxBytes: 1_000_000 }),
  slot('posters', {
    kinds: ['image'],
    maxBytes: 5_000_000,
    image: { fitIn: 1280, sizes: [640] },
  }),
];
