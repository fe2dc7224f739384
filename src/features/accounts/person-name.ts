/** The known parts of a person's name; all may be missing. */
export interface NameParts {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly email?: string | null;
}

/** First plus last name, else the email, else "Unknown User" (section 6 of the specification). */
export function displayName({ firstName, lastName, email }: NameParts): string {
  const name = [firstName, lastName]
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(' ');
  return name || email?.trim() || 'Unknown User';
}

/** A name in one piece as two: the last word is the last name, a single word is the first. */
export function nameParts(name: string): { readonly firstName: string; readonly lastName: string } {
  const words = name.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' '), lastName };
}
