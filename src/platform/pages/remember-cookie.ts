/** Names of the cookies that pages read; none identifies a person. */
export const pageCookies = {
  theme: 'quad.theme',
  zone: 'quad.zone',
  locale: 'quad.locale',
  /** Which questions of the lobby someone has skipped. */
  about: 'quad.about',
  /** For which of several students a parent looks at a fair: the first, the second … */
  student: 'quad.student',
} as const;

/** Days that a visitor's choice is remembered (section 9 of the specification). */
export const rememberedDays = 365;

/** A `Set-Cookie` (or `document.cookie`) that remembers a choice for a year. */
export const rememberingCookie = (name: string, value: string): string =>
  `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${rememberedDays * 86_400}; SameSite=Lax`;
