/** A color as `#rrggbb` in lower case; null for what is none. Takes `#abc`, upper case and no `#`. */
export function readColor(text: string): string | null {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return null;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}
