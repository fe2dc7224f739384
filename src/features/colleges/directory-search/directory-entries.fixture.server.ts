import { sample } from '../federal-files/federal-files.fixture.server.ts';
import { readFederalFiles } from '../federal-files/read-federal-files.server.ts';
import type { DirectoryEntry, PublicCard } from './directory-entry.ts';
import { DirectoryIndex } from './directory-index.ts';

const { colleges } = await readFederalFiles({
  file: sample.hd2024,
  completions: sample.completions,
  online: sample.online,
});

/** A card with only what a test sets. */
export const blank: Omit<PublicCard, 'id' | 'name' | 'city' | 'state'> = {
  slug: null,
  country: 'US',
  collegeType: [],
  campusSize: [],
  campusSetting: [],
  majors: [],
  onlineCoursePct: null,
  associateMajors: [],
  graduateOnly: null,
  admissionRatePct: null,
  netPrice: null,
  boothUrl: null,
  applyUrl: null,
  description: null,
  logo: null,
  latitude: null,
  longitude: null,
};

/** The colleges of the sample, by federal number. */
export const entries: DirectoryEntry[] = colleges.map(({ unitId, values, aliases }) => {
  const { majors = [], onlineCoursePct = null, ...facts } = values;
  return { aliases, card: { ...blank, ...facts, majors, onlineCoursePct, id: String(unitId) } };
});

export function directoryOf(list: readonly DirectoryEntry[]): DirectoryIndex {
  const index = new DirectoryIndex();
  for (const entry of list) index.put(entry);
  return index;
}
