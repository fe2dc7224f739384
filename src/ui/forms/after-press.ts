/** The pointer that is down, as far as the page has received events. */
let pressed = false;

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (pressed = true), true);
  for (const end of ['pointerup', 'pointercancel'])
    document.addEventListener(end, () => setTimeout(() => (pressed = false)), true);
}

/**
 * Does something once no one presses anything: what is pressed must not move away under the pointer
 * because a message appears above it.
 */
export function afterPress(act: () => void): void {
  if (!pressed) return act();
  document.addEventListener('pointerup', () => setTimeout(act), { once: true });
}
