/** Where a session takes place, as it is stored. */
export interface StoredLink {
  readonly join?: string;
  readonly host?: string;
  /** Its speakers send from the session’s room. */
  readonly stage?: true;
}

/** The same as someone sets it. */
interface GivenLink {
  readonly join?: string | null | undefined;
  readonly host?: string | null | undefined;
  /** Null: as before. */
  readonly stage?: boolean | null | undefined;
}

/** Whether a form has its session on a stage; null: it doesn’t ask. */
export const stageIn = (form: FormData, name: string): boolean | null =>
  form.has(name) ? form.getAll(name).includes('true') : null;

/** Where a session takes place from now on; null: nowhere yet. */
export function sessionLink(
  { join, host, stage }: GivenLink,
  before: StoredLink | undefined,
): StoredLink | null {
  const isStage = stage ?? before?.stage ?? false;
  if (!join && !isStage) return null;
  return {
    ...(join ? { join } : {}),
    ...(host ? { host } : {}),
    ...(isStage ? { stage: true } : {}),
  };
}
