/** Where the ticks of a checklist lie in the browser. */
const keyOf = (slug: string) => `quad.checklist.${slug}`;

/** The points that were ticked on this device; null where the browser keeps nothing for us. */
export function readTicks(slug: string): ReadonlySet<string> | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(slug)) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []);
  } catch (error) {
    // What someone else wrote there is worth nothing; a browser that refuses is another matter.
    return error instanceof SyntaxError ? new Set() : null;
  }
}

/** Saves the ticks on this device and returns whether the browser allowed it. */
export function keepTicks(slug: string, ticked: readonly string[]): boolean {
  try {
    if (ticked.length === 0) localStorage.removeItem(keyOf(slug));
    else localStorage.setItem(keyOf(slug), JSON.stringify(ticked));
    return true;
  } catch {
    return false;
  }
}
