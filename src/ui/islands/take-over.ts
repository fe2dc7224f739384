import type { InteractionState, Seen } from './interaction-state.ts';

/** What someone can use, in the order of the page. */
const usable = 'a, button, input, select, summary, textarea';

const usableIn = (part: Element) => [...part.querySelectorAll<HTMLElement>(usable)];

/** Milliseconds between two looks at a hand. */
const moment = 40;

/**
 * Waits until no press or open list is in progress, which would be lost; returns how to read the
 * part's interaction state when it is replaced.
 */
export default async function transferState(interaction: InteractionState): Promise<() => Seen> {
  while (
    interaction.isDown ||
    (!interaction.hasChosen && interaction.part?.querySelector('select:focus'))
  )
    await new Promise((resolve) => setTimeout(resolve, moment));
  return () => lookInto(interaction);
}

/** Reads the interaction state of a part being replaced; its replacement receives it. */
function lookInto({ part, pressed }: InteractionState): Seen {
  const before = part ? usableIn(part) : [];
  const focused = before.indexOf(document.activeElement as HTMLElement);
  const wasPressed = before.findIndex((one) => one === pressed);
  const open = [...(part?.querySelectorAll('details') ?? [])].map((one) => one.open);
  const over = [...(part?.querySelectorAll('[popover]') ?? [])].map((one) =>
    one.matches(':popover-open'),
  );
  let toPress: HTMLElement | undefined;
  return {
    carry(fresh) {
      const after = usableIn(fresh);
      toPress = after[wasPressed];
      fresh
        .querySelectorAll('details')
        .forEach((one, place) => (one.open = open[place] ?? one.open));
      fresh.querySelectorAll<HTMLElement>('[popover]').forEach((one, place) => {
        if (over[place]) one.showPopover();
      });
      before.forEach((old, place) => bring(old, after[place]));
      // What had come in already does not come in once more.
      for (const one of fresh.getAnimations({ subtree: true }))
        if (Number.isFinite(one.effect?.getComputedTiming().endTime)) one.finish();
      // Keyboard users keep their focus position.
      after[focused]?.focus({ preventScroll: true });
    },
    press(fresh) {
      // What has changed meanwhile may have been drawn anew.
      (toPress?.isConnected ? toPress : usableIn(fresh)[wasPressed])?.click();
    },
  };
}

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Brings what was typed or chosen in one field into its successor, as if it had been done there. */
function bring(old: Element, fresh: Element | undefined): void {
  if (!isTyped(old) || !fresh || !isTyped(fresh) || old.name !== fresh.name) return;
  if (old.value === fresh.value || ('checked' in old && /checkbox|radio/.test(old.type))) return;
  // React looks for changes of a value behind its own back.
  const type: unknown = Object.getPrototypeOf(fresh);
  Object.getOwnPropertyDescriptor(type, 'value')?.set?.call(fresh, old.value);
  fresh.dispatchEvent(new Event('input', { bubbles: true }));
  if (fresh instanceof HTMLSelectElement)
    fresh.dispatchEvent(new Event('change', { bubbles: true }));
  else if ('selectionStart' in old && old.selectionStart !== null)
    fresh.setSelectionRange(old.selectionStart, old.selectionEnd);
}

const isTyped = (element: Element): element is Typed =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;
