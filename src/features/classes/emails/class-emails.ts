import { jobKind } from '../../../platform/jobs/job-kind.ts';
import { isUuid } from '../../../platform/model/kinds.ts';

/** The kinds of email that a counselor can send to the list. */
export const emailKinds = ['invitation', 'reminder'] as const;
export type EmailKind = (typeof emailKinds)[number];

/** Reads the kind of an email; null for anything else. */
export const readEmailKind = (said: unknown): EmailKind | null =>
  emailKinds.find((kind) => kind === said) ?? null;

/** Writes the emails that a counselor has requested. */
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
