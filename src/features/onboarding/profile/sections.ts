/** Where the sections of the profile are listed. */
export const profilePath = '/app/profile';

/**
 * The pages of the profile, and for each what its parts were called while the profile was one page:
 * links of that time end in `#name`.
 */
export const sectionParts = {
  invitations: [],
  details: [],
  school: [],
  preferences: ['wishes'],
  parents: [],
  students: [],
  sharing: [],
  emails: ['privacy', 'mail'],
  notifications: [],
  'sign-in': ['password', 'passkeys', 'second-factor', 'methods'],
  devices: ['sessions'],
  region: [],
  data: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** A page of the profile, as in its address. */
export type Section = keyof typeof sectionParts;

/** The address of a page of the profile. */
export const sectionPath = (section: Section): string => `${profilePath}/${section}`;
