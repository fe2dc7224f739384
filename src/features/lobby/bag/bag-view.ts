import { drawPennant } from '../../../ui/pennants/draw-pennant.ts';
import type { KeptInBag, SavedInBag, Visit } from '../visit/visit-queries.ts';

interface InBag {
  readonly mySavedColleges: readonly SavedInBag[];
  readonly myBoothDocuments: readonly KeptInBag[];
}

/**
 * A person's bag at a fair: colleges saved there or with a booth there, and colleges with a saved
 * document.
 */
export function toBagView(bag: InBag | null, fairId: string, floor: Visit['floor']) {
  const { mySavedColleges: saved = [], myBoothDocuments: savedDocuments = [] } = bag ?? {};
  const booths = new Map(floor?.places.map(({ collegeId, boothId }) => [collegeId, boothId]));
  const documents = Map.groupBy(savedDocuments, ({ college }) => college.id);
  const drawn = (college: { readonly id: string; readonly name: string }) => ({
    collegeId: college.id,
    name: college.name,
    boothId: booths.get(college.id) ?? null,
    art: drawPennant(college.name),
    documents: (documents.get(college.id) ?? []).map(({ id, name, bytes, url }) => ({
      id,
      name,
      bytes,
      url,
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
    /** All colleges in the list, so that cards know what is saved. */
    ids: [...savedIds],
    /** Colleges in the list that are not shown here. */
    others: saved.length - here.length,
    savedHere: here.length,
    documentCount: savedDocuments.length,
    here: [
      ...here.map(({ collegeId, name, college }) => ({
        ...drawn({ id: collegeId, name }),
        slug: college?.slug ?? null,
        place: college && `${college.city}, ${college.state}`,
        isSaved: true,
      })),
      ...onlyKept.map((college) => ({
        ...drawn(college),
        slug: college.slug,
        place: null,
        isSaved: false,
      })),
    ],
  };
}

/** The content of a person's bag. */
export type Bag = ReturnType<typeof toBagView>;
