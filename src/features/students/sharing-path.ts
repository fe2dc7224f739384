import type { AskedAction } from './sharing/sharing-fields.ts';

/** Where the question of a college is put, and from where. */
interface SharingFrom {
  readonly action: AskedAction;
  readonly fairId?: string | null;
  /** A page of our own, to which the answer leads back. */
  readonly back: string;
}

/** The address of the question about a college; where it was answered, the answer can be changed there. */
export function sharingPath(collegeId: string, { action, fairId, back }: SharingFrom): string {
  const search = new URLSearchParams({ action, ...(fairId ? { fair: fairId } : {}), back });
  return `/app/sharing/${collegeId}?${search}`;
}
