import { jobKind } from '../platform/jobs/job-kind.ts';
import { isUuid } from '../platform/model/kinds.ts';

/** What a counselor may have written to the list. */
export const letterKinds = ['invitation', 'reminder'] as const;
export type LetterKind = (typeof letterKinds)[number];

/** Reads the kind of a letter; null for something else. */
export const readLetterKind = (said: unknown): LetterKind | null =>
  letterKinds.find((kind) => kind === said) ?? null;

/** Writes the letters that a counselor has asked for. */
export const classLetterJob = jobKind<{ readonly classId: string; readonly kind: LetterKind }>({
  name: 'class-letters',
  parse(data) {
    const said = typeof data === 'object' && data !== null ? data : {};
    const classId = 'classId' in said ? said.classId : null;
    const kind = readLetterKind('kind' in said ? said.kind : null);
    if (typeof classId !== 'string' || !isUuid(classId) || kind === null)
      throw new Error('This job names no class.');
    return { classId, kind };
  },
});
