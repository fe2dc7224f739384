import { jobKind } from '../../../platform/jobs/job-kind.ts';
import { isUuid } from '../../../platform/model/kinds.ts';

/** The kinds of email that a counselor can send to the list. */
export const emailKinds = ['invitation', 'reminder'] as const;
export type EmailKind = (typeof emailKinds)[number];

/** Reads the kind of an email; null for anything else. */
export const readEmailKind = (value: unknown): EmailKind | null =>
  emailKinds.find((kind) => kind === value) ?? null;

/** Writes the emails that a counselor has requested. */
export const classEmailJob = jobKind<{ readonly classId: string; readonly kind: EmailKind }>({
  name: 'class-letters',
  parse(data) {
    const payload = typeof data === 'object' && data !== null ? data : {};
    const classId = 'classId' in payload ? payload.classId : null;
    const kind = readEmailKind('kind' in payload ? payload.kind : null);
    if (typeof classId !== 'string' || !isUuid(classId) || kind === null)
      throw new Error('A class email job needs the id of a class and a kind.');
    return { classId, kind };
  },
});
