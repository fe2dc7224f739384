/** Parses a position in a recording, `7:00` or `1:02:30`, to seconds; null if invalid. */
export function readPlace(text: string): number | null {
  const found = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/.exec(text.trim());
  if (!found) return null;
  const [hours, minutes, seconds] = [found[1] ?? '0', found[2] ?? '0', found[3] ?? '0'].map(Number);
  if (hours === undefined || minutes === undefined || seconds === undefined) return null;
  return found[1] !== undefined && minutes > 59 ? null : hours * 3600 + minutes * 60 + seconds;
}
