import { jobKind } from '../platform/jobs/job-kind.ts';
import { isUuid } from '../platform/model/kinds.ts';

/** What a counselor may have written to the list. */
export const emailKinds = ['invitation', 'reminder'] as const;
export type EmailKind = (typeof emailKinds)[number];

/** Reads the kind of a letter; null for something else. */
export const readEmailKind = (said: unknown): EmailKind | null =>
  emailKinds.find((kind) => kind === said) ?? null;

/** Writes the letters that a counselor has asked for. */
export const classEmailJob = jobKind<{ readonly classId: string; readonly kind: EmailKind }>({
  name: 'class-letters',
  parse(data) {
    const said = typeof data === 'object' && data !== null ? data : {};
    const classId = 'classId' in said ? said.classId : null;
    const kind = readEmailKind('kind' in said ? said.kind : null);
    if (typeof classId !== 'string' || !isUuid(classId) || kind === null)
      throw new Error('This job names no class.');
    return { classId, kind };
  },
});
