/** How often what changes under the reader's eyes is read again. */
const most = 5;

/**
 * Reads the data of a page between two reads of a state that only moves forward. If both reads
 * differ, the data may be older than the state, and is read again: a page never shows that a
 * payment has arrived next to older figures.
 *
 * @param look reads the state; null if there is none
 */
export async function atOneMoment<State, Shown>(
  look: (() => Promise<State>) | null,
  read: () => Promise<Shown>,
): Promise<{ readonly state: State | null; readonly shown: Shown }> {
  if (!look) return { state: null, shown: await read() };
  let state = await look();
  let shown = await read();
  for (let tries = 1; tries < most; tries += 1) {
    const after = await look();
    if (after === state) break;
    state = after;
    shown = await read();
  }
  return { state, shown };
}
