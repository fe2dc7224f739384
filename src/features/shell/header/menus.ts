import type { Feature } from '../../../platform/model/features.ts';
import type { Role } from '../../../platform/model/viewer.ts';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { isSwitchedOff } from '../../../platform/pages/feature-pages.ts';
import { shellMessages as messages } from '../shell.messages.ts';

/** The parts of the site that have menus of their own (section 2 of the specification). */
export type PathArea = 'admin' | 'app' | 'fair' | 'public';

/** Which part of the site a path belongs to. */
export function areaOf(path: string): PathArea {
  if (isUnder(path, '/admin')) return 'admin';
  if (isUnder(path, '/app')) return 'app';
  return path.startsWith('/fair-') ? 'fair' : 'public';
}

const isUnder = (path: string, area: string): boolean =>
  path === area || path.startsWith(`${area}/`);

/** One entry of a menu. */
export interface MenuItem {
  readonly to: string;
  readonly words: Message;
  /** The words where the line is short: windows from 960 to 1279 pixels. */
  readonly shortWords?: Message;
  /** Active for every path beneath it as well. */
  readonly beneath?: boolean;
  /** Where `to` is a place on another page: active for this path and every path beneath it. */
  readonly under?: string;
  /** `button`: the one thing to do. */
  readonly look?: 'button';
  /** At the end of its row. */
  readonly atEnd?: boolean;
  /** Only in the drawer of small screens. */
  readonly inDrawerOnly?: boolean;
}

const home = (to: string): MenuItem => ({ to, words: messages.home });

const campaigns = { to: '/admin/campaigns/email', words: messages.emailCampaigns, beneath: true };
const adminFairs = { to: '/admin/fairs', words: messages.adminFairs, beneath: true };
const adminColleges = { to: '/admin/colleges', words: messages.colleges, beneath: true };

/** The menu of a path, in its order, for a person with `role`; null for a signed-out visitor; without what is `off`. */
export function menuOf(
  path: string,
  role: Role | null,
  off: readonly Feature[] = [],
): readonly MenuItem[] {
  switch (areaOf(path)) {
    case 'admin':
      return [home('/app'), adminFairs, adminColleges, campaigns];
    case 'app':
      return [
        home('/app'),
        ...(role === 'ADMINS6X6'
          ? [
              { to: '/app/fairs/6x6/plan', words: messages.plan },
              { to: '/app/fairs/6x6/attendees', words: messages.attendees },
            ]
          : []),
        { to: '/sign-out', words: messages.signOut, inDrawerOnly: true },
      ];
    case 'fair':
      return [];
    case 'public':
      return [
        home('/'),
        { to: '/calendar', words: messages.upcomingFairs, shortWords: messages.fairs },
        ...(off.includes('guides')
          ? []
          : [{ to: '/resources', words: messages.resources, beneath: true }]),
        { to: '/colleges', words: messages.colleges },
        // Who is signed in has no use for these two.
        ...(role === null
          ? [
              { to: '/register', words: messages.signUp, look: 'button' as const },
              { to: '/login', words: messages.signIn, atEnd: true },
            ]
          : [{ to: '/app', words: messages.myPages, look: 'button' as const }]),
      ];
  }
}

/** The pages of a fair that someone looks at; the others are forms. */
const siteAtFair = /^\/fair-[^/]+(?:\/recordings)?$/;

/** Where else to go from the page of a fair, which has no menu in the specification. */
const sitePages: readonly MenuItem[] = [
  { to: '/calendar', words: messages.fairs },
  { to: '/colleges', words: messages.colleges },
  { to: '/resources', words: messages.guides },
];
const signIn: MenuItem = { to: '/login', words: messages.signIn, atEnd: true };
const myHome: MenuItem = { to: '/app', words: messages.myPages, atEnd: true };

/** What a role needs beyond the menu of the specification, in this order on every page. */
const rows: Readonly<Record<Role, readonly MenuItem[]>> = {
  STUDENTS: familyRow(),
  PARENTS: familyRow(),
  COUNSELORS: [
    { to: '/app#class', words: messages.class, under: '/app/class' },
    { to: '/calendar', words: messages.fairs },
    { to: '/resources', words: messages.guides, beneath: true },
  ],
  COLLEGES: [
    { to: '/app/booths', words: messages.booths },
    { to: '/app/fairs/signup', words: messages.fairsAndPayments, beneath: true },
    { to: '/app/leads', words: messages.leads, beneath: true },
    { to: '/app/team', words: messages.team },
    { to: '/app/college', words: messages.college },
  ],
  ADMINS: [
    { to: '/admin/payments', words: messages.payments },
    { to: '/admin/claims', words: messages.requests },
    { to: '/admin/users', words: messages.users },
    { to: '/admin/audit', words: messages.auditLog },
    { to: '/admin/settings', words: messages.settings, beneath: true },
  ],
  ADMINS6X6: [
    { to: '/app/fairs/6x6/exhibitors', words: messages.exhibitors, beneath: true },
    { to: '/app/fairs/6x6/sessions', words: messages.sessions, beneath: true },
    { to: '/app/fairs/6x6/emails', words: messages.emails, beneath: true },
    { to: '/app/fairs/6x6/live', words: messages.theDay },
    { to: '/app/fairs/6x6/figures', words: messages.report },
  ],
};

function familyRow(): readonly MenuItem[] {
  return [
    { to: '/calendar', words: messages.fairs },
    { to: '/app/colleges', words: messages.colleges },
    { to: '/app/colleges?saved=own', words: messages.myColleges },
    { to: '/resources', words: messages.guides, beneath: true },
  ];
}

/**
 * The second row under the menu: the same entries on every page under `/app` and `/admin`, and the
 * rest of the site on the page of a fair. What the
 * first row of `/admin` adds for admins stands at the end of the row under `/app`.
 */
export function secondRowOf(
  path: string,
  role: Role | null,
  off: readonly Feature[] = [],
): readonly MenuItem[] {
  if (siteAtFair.test(path))
    return [
      ...sitePages.filter(({ to }) => !isSwitchedOff(to, off)),
      role === null ? signIn : myHome,
    ];
  const area = areaOf(path);
  if (role === null || (area !== 'app' && area !== 'admin')) return [];
  const row = rows[role].filter(({ to, under }) => !isSwitchedOff(under ?? to, off));
  if (role !== 'ADMINS') return area === 'app' ? row : [];
  return area === 'admin' ? row : [...row, adminFairs, adminColleges, campaigns];
}

/**
 * Where the second row is shown, besides in the drawer. A live fair has a bar of its own, which is
 * at the bottom on phones; a coordinator's fair has tabs with the same pages.
 */
export function placeOfRow(path: string, role: Role | null): 'everywhere' | 'wide' | 'drawer' {
  if (isUnder(path, '/app/fairs/visit')) return role === 'ADMINS' ? 'wide' : 'drawer';
  return role === 'ADMINS6X6' && isUnder(path, '/app/fairs/6x6') ? 'drawer' : 'everywhere';
}

/** Whether a path is the page of an entry, or beneath it where that counts. */
export function isActive({ to, under, beneath }: MenuItem, path: string, search = ''): boolean {
  if (under !== undefined) return isUnder(path, under);
  const [page = '', query] = to.split('?');
  if (path !== page) return beneath === true && path.startsWith(`${page}/`);
  const asked = new URLSearchParams(search);
  return [...new URLSearchParams(query)].every(([name, value]) => asked.get(name) === value);
}

/** The entry of a row whose page this is: of several, the one that says the most. */
export const currentOf = (
  items: readonly MenuItem[],
  path: string,
  search: string,
): MenuItem | undefined =>
  items
    .filter((item) => isActive(item, path, search))
    .reduce<MenuItem | undefined>(
      (one, other) => (one && one.to.length >= other.to.length ? one : other),
      undefined,
    );

/**
 * The profile block is for signed-in people, and not on pages with one segment, except `/app`
 * (section 2 of the specification).
 */
export const hasProfileBlock = (path: string, isSignedIn: boolean): boolean =>
  isSignedIn && (path === '/app' || path.split('/').length > 2);
