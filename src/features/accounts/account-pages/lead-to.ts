/** The address of an account screen that still knows where it leads back to. */
export function leadTo(
  path: string,
  back: string | null,
  parameters: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams({ ...parameters, ...(back === null ? {} : { return: back }) });
  return query.size === 0 ? path : `${path}?${query}`;
}
