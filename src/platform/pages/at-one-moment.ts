/** How often what changes under the reader's eyes is read again. */
const most = 5;

/**
 * Reads what a page shows between two looks at a state that only goes forward. While both looks do not
 * agree, what was read may be older than what the page says of the state, and is read again: a page
 * never says that a payment has arrived beside figures from before.
 *
 * @param look at the state; null where there is none to look at
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
