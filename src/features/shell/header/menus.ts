import type { Feature } from '../../../platform/model/features.ts';
import type { Role } from '../../../platform/model/viewer.ts';
import type { Message } from '../../../platform/i18n/define-messages.ts';
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
  /** `button`: the one thing to do. */
  readonly look?: 'button';
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
              { to: '/login', words: messages.signIn },
            ]
          : [{ to: '/app', words: messages.myPages, look: 'button' as const }]),
      ];
  }
}

/** What admins look after beside the menu of the specification. */
const adminRow: readonly MenuItem[] = [
  { to: '/admin/payments', words: messages.payments },
  { to: '/admin/claims', words: messages.requests },
  { to: '/admin/users', words: messages.users },
  { to: '/admin/audit', words: messages.auditLog },
  { to: '/admin/settings', words: messages.settings },
];

/**
 * The second row under the menu, with what a role needs beyond it: an admin finds the same entries
 * on every page under `/admin` and `/app`.
 */
export function secondRowOf(path: string, role: Role | null): readonly MenuItem[] {
  if (role !== 'ADMINS') return [];
  const area = areaOf(path);
  if (area === 'admin') return adminRow;
  return area === 'app' ? [adminFairs, adminColleges, campaigns, ...adminRow] : [];
}

/** Whether a path is the page of an entry, or beneath it where that counts. */
export const isActive = ({ to, beneath }: MenuItem, path: string): boolean =>
  path === to || (beneath === true && path.startsWith(`${to}/`));

/**
 * The profile block is for signed-in people, and not on pages with one segment, except `/app`
 * (section 2 of the specification).
 */
export const hasProfileBlock = (path: string, isSignedIn: boolean): boolean =>
  isSignedIn && (path === '/app' || path.split('/').length > 2);
