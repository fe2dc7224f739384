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
