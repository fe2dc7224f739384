import { drawPennant } from '../ui/draw-pennant.ts';
import type { KeptInBag, SavedInBag, Visit } from './visit-queries.ts';

interface InBag {
  readonly mySavedColleges: readonly SavedInBag[];
  readonly myBoothDocuments: readonly KeptInBag[];
}

/**
 * What someone has in the bag of a fair: the colleges that were saved there or have a booth there,
 * and those of which a document is kept.
 */
export function toBagView(bag: InBag | null, fairId: string, floor: Visit['floor']) {
  const { mySavedColleges: saved = [], myBoothDocuments: kept = [] } = bag ?? {};
  const booths = new Map(floor?.places.map(({ collegeId, boothId }) => [collegeId, boothId]));
  const documents = Map.groupBy(kept, ({ college }) => college.id);
  const dress = (college: { readonly id: string; readonly name: string }) => ({
    collegeId: college.id,
    name: college.name,
    boothId: booths.get(college.id) ?? null,
    art: drawPennant(college.name),
    documents: (documents.get(college.id) ?? []).map(({ id, name, bytes, url }) => ({
      ...{ id, name, bytes, url },
    })),
  });
  const here = saved.filter(
    ({ collegeId, fair }) =>
      fair?.id === fairId || booths.has(collegeId) || documents.has(collegeId),
  );
  const savedIds = new Set(saved.map(({ collegeId }) => collegeId));
  const onlyKept = [...documents.values()].flatMap(([first]) =>
    first && !savedIds.has(first.college.id) ? [first.college] : [],
  );
  return {
    /** All colleges of the list, so that cards know what is saved. */
    ids: [...savedIds],
    /** Colleges of the list that are not shown here. */
    others: saved.length - here.length,
    savedHere: here.length,
    documentCount: kept.length,
    here: [
      ...here.map(({ collegeId, name, college }) => ({
        ...dress({ id: collegeId, name }),
        slug: college?.slug ?? null,
        place: college && `${college.city}, ${college.state}`,
        isSaved: true,
      })),
      ...onlyKept.map((college) => ({
        ...dress(college),
        slug: college.slug,
        place: null,
        isSaved: false,
      })),
    ],
  };
}

/** What someone has in the bag. */
export type Bag = ReturnType<typeof toBagView>;
