import { isUuid } from '../../platform/model/kinds.ts';

/** The groups of the specification to which a campaign can go, and the two newsletter lists. */
export const audiences = [
  'STUDENTS',
  'PARENTS',
  'COLLEGES',
  'COUNSELORS',
  'ADMINS',
  'ADMINS6X6',
  'NEWSLETTER_ATTENDEES',
  'NEWSLETTER_EXHIBITORS',
] as const;

export type GroupAudience = (typeof audiences)[number];

/** People who registered for one fair, and the contacts and reps of those who exhibit at it. */
export const fairAudiences = [
  'FAIR_REGISTERED',
  'FAIR_CAME',
  'FAIR_ABSENT',
  'FAIR_EXHIBITORS',
  'FAIR_UNPAID',
  'FAIR_UNREADY',
] as const;

export type FairAudience = (typeof fairAudiences)[number];

/** Groups to which an audience of people who registered for a fair can be narrowed. */
export const fairGroups = ['STUDENTS', 'PARENTS', 'COUNSELORS'] as const;

export type FairGroup = (typeof fairGroups)[number];

/**
 * The audience of a campaign, as in the API and the database: a group, or a part of a fair with its
 * id and, for people who registered, a group, and the numbers of the sessions they chose (0: no
 * session): `FAIR_CAME:{fairId}:STUDENTS:S1,3`. For exhibitors, the ids of those selected:
 * `FAIR_EXHIBITORS:{fairId}:E{id},{id}`.
 */
export type Audience = GroupAudience | `${FairAudience}:${string}`;

/** An audience in its parts. */
export interface AudienceParts {
  readonly part: GroupAudience | FairAudience;
  readonly fairId: string | null;
  readonly among: FairGroup | null;
  /** Among those who registered, people who chose one of these sessions; 0: none chosen. */
  readonly sessions: readonly number[] | null;
  /** The selected exhibitors. */
  readonly exhibitors: readonly string[] | null;
}

/** An audience that is not narrowed. */
const wholly = { among: null, sessions: null, exhibitors: null };

/** Exhibitors that an audience can name. */
const mostChosen = 500;

/** The parts of an audience; undefined for a text that names none. */
export function readAudienceCode(code: string): AudienceParts | undefined {
  const group = audiences.find((one) => one === code);
  if (group) return { part: group, fairId: null, ...wholly };
  const [name, fairId = '', ...narrowed] = code.split(':');
  const part = fairAudiences.find((one) => one === name);
  const among = fairGroups.find((one) => one === narrowed[0]) ?? null;
  const [chosen, ...more] = narrowed.slice(among === null ? 0 : 1);
  if (!part || !isUuid(fairId) || more.length > 0) return undefined;
  if (part === 'FAIR_EXHIBITORS' && narrowed.length === 1 && chosen?.startsWith('E')) {
    const exhibitors = chosen.slice(1).split(',');
    if (exhibitors.length > mostChosen || !exhibitors.every(isUuid)) return undefined;
    return { part, fairId: fairId.toLowerCase(), ...wholly, exhibitors };
  }
  if (chosen !== undefined && !sessionsForm.test(chosen)) return undefined;
  if (narrowed.length > 0 && isOfExhibitors(part)) return undefined;
  const sessions = chosen === undefined ? null : chosen.slice(1).split(',').map(Number);
  return { part, fairId: fairId.toLowerCase(), among, sessions, exhibitors: null };
}

/** Numbers of sessions in an audience. */
const sessionsForm = /^S\d{1,4}(?:,\d{1,4}){0,49}$/;

/** The code of an audience of one fair. */
export function fairAudienceCode(
  part: FairAudience,
  fairId: string,
  narrowed: {
    readonly among?: FairGroup | null;
    readonly sessions?: readonly number[] | null;
    readonly exhibitors?: readonly string[] | null;
  } = {},
): Audience {
  if (part === 'FAIR_EXHIBITORS' && narrowed.exhibitors)
    return `${part}:${fairId}:E${narrowed.exhibitors.join(',')}`;
  const { among = null, sessions = null } = isOfExhibitors(part) ? {} : narrowed;
  return `${part}:${fairId}${among === null ? '' : `:${among}`}${sessions === null ? '' : `:S${sessions.join(',')}`}`;
}

/** The parts of an audience that is known to be one. */
export function partsOf(audience: Audience): AudienceParts {
  const parts = readAudienceCode(audience);
  if (!parts) throw new Error('A campaign has an audience that this release does not know.');
  return parts;
}

/** Whether a part of a fair consists of exhibitors. */
export const isOfExhibitors = (part: string): boolean =>
  part === 'FAIR_EXHIBITORS' || part === 'FAIR_UNPAID' || part === 'FAIR_UNREADY';

/** The newsletter lists of the specification. */
export const newsletterLists = ['attendees', 'exhibitors'] as const;

export type NewsletterList = (typeof newsletterLists)[number];

/** The scope of an unsubscribe: all campaigns, or one newsletter list. */
export const mailScopes = ['campaigns', ...newsletterLists] as const;

export type MailScope = (typeof mailScopes)[number];

/** What a reader of a mail to this audience unsubscribes from. */
export function scopeOf(audience: Audience): MailScope {
  if (audience === 'NEWSLETTER_ATTENDEES') return 'attendees';
  return audience === 'NEWSLETTER_EXHIBITORS' ? 'exhibitors' : 'campaigns';
}

/** Whether a text names an audience. */
export const isAudience = (value: string): value is Audience =>
  readAudienceCode(value) !== undefined;

/** Whether a value names a newsletter list. */
export const isNewsletterList = (value: unknown): value is NewsletterList =>
  newsletterLists.some((list) => list === value);
