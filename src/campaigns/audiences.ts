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

export type Audience = (typeof audiences)[number];

/** The newsletter lists of the specification. */
export const newsletterLists = ['attendees', 'exhibitors'] as const;

export type NewsletterList = (typeof newsletterLists)[number];

/** What somebody leaves who unsubscribes: all campaigns, or one newsletter list. */
export const mailScopes = ['campaigns', ...newsletterLists] as const;

export type MailScope = (typeof mailScopes)[number];

/** What a reader of a mail to this audience unsubscribes from. */
export function scopeOf(audience: Audience): MailScope {
  if (audience === 'NEWSLETTER_ATTENDEES') return 'attendees';
  return audience === 'NEWSLETTER_EXHIBITORS' ? 'exhibitors' : 'campaigns';
}

/** Whether a text names an audience. */
export const isAudience = (value: string): value is Audience =>
  audiences.some((audience) => audience === value);

/** Whether a value names a newsletter list. */
export const isNewsletterList = (value: unknown): value is NewsletterList =>
  newsletterLists.some((list) => list === value);
