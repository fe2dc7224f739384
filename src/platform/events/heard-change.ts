/** An event of the outbox, for in-memory data that follows it. */
export interface HeardChange {
  readonly topic: string;
  /** `id`, and the record `before` and `after` by its columns: null where there was or is none. */
  readonly body: Readonly<Record<string, unknown>>;
}

const imageOf = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null ? { ...value } : null;

const images = ({ body }: HeardChange) =>
  [imageOf(body['before']), imageOf(body['after'])] as const;

/** The ids that a column held before and holds after a change; a column may hold a list of them. */
export function idsIn(change: HeardChange, column: string): readonly string[] {
  const found = images(change).flatMap((image) => [image?.[column]].flat());
  return [...new Set(found.filter((id) => typeof id === 'string'))];
}

/** Whether a record was created, deleted, or changed in one of these columns. */
export function differsIn(change: HeardChange, columns: readonly string[]): boolean {
  const [before, after] = images(change);
  if (!before || !after) return true;
  return columns.some((column) => JSON.stringify(before[column]) !== JSON.stringify(after[column]));
}
