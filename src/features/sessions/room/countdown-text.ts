/** A span as `4:05`; the last part of a second counts as a second. */
export function countdownText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000 - 0.005));
  const rest = String(seconds % 60).padStart(2, '0');
  return `${Math.floor(seconds / 60)}:${rest}`;
}
