/** The lower-case twin of a name, by which lists are searched. */
export const lowerCase = (value: unknown): unknown =>
  typeof value === 'string' ? value.toLowerCase() : null;
