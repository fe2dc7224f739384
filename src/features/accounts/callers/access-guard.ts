import type { Feature } from '../../../platform/model/features.ts';
import type { Role } from '../../../platform/model/viewer.ts';
import { pageOfData, plainPath } from '../../../platform/pages/plain-path.ts';
import { isSwitchedOff } from '../../../platform/pages/feature-pages.ts';
import { loginFor } from '../own-path.ts';

/** What the guard knows about a signed-in account. */
export interface GuardedViewer {
  readonly role: Role;
  /** By `isSetupComplete`: a college user whose college is still `TBD` counts as complete. */
  readonly setupComplete: boolean;
}

/** The requested page. */
export interface PageAsked {
  /** The path as in the URL, still percent-encoded. */
  readonly path: string;
  /** The query with its `?`; empty without one. */
  readonly search: string;
  /** Null for a signed-out visitor. */
  readonly viewer: GuardedViewer | null;
  /** Features the organizer has turned off; absent: none. */
  readonly featuresOff?: readonly Feature[];
  /** The signed-in account must pass a second factor before anything else. */
  readonly waitsForSecondFactor?: boolean;
}

/**
 * The outcome of a page request. `redirect` is permanent (a trailing slash), `login` and `setup`
 * are temporary.
 */
export type Verdict =
  | { readonly kind: 'pass' }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'login' | 'setup' | 'secondFactor' | 'redirect'; readonly location: string };

/** The public routes of the specification's section 2, besides the root. */
const publicRoutes = [
  '/about-us',
  '/contact-us',
  '/pricing',
  '/privacy-policy',
  '/terms-of-service',
  '/calendar',
  '/colleges',
  '/login',
  '/register',
  '/reset-password',
  '/sign-out',
  '/resources',
  '/resources/college-prep',
  '/resources/nontraditional-students',
  '/resources/online-hybrid-inperson-pros-cons',
  '/resources/parent-guardian-prep',
] as const;

/** Pages under `/fair-{slug}` that are open to guests. */
const openAtFair =
  /^\/fair-[^/]+\/(?:register|confirmation|registration-confirmation|exhibitor|recordings|privacy-policy|terms-of-service|join\/.+)$/;

/** Pages whose URL holds an email token, which alone determines what is shown. */
const openByToken = /^\/billing\/[^/]+$/;

/** Versions of the legal texts that people have agreed to. */
const openVersions = /^\/(?:terms-of-service|privacy-policy)\/versions\/[^/]+$/;

const setupPage = '/app/setup';

/** Where the second factor is set up. */
const secondFactorPage = '/app/second-factor';

/** A passkey counts as a second factor. */
const passkeysPage = '/app/passkeys';

/**
 * Pages that unfinished setup doesn't block: home, sharing choices, the caller's own
 * data and account deletion, colleges, fair interiors, and what a college has paid for and got.
 */
const openBeforeSetup = [
  setupPage,
  secondFactorPage,
  passkeysPage,
  '/app/profile',
  '/app/colleges',
  '/app/sharing',
  '/app/invitations',
  '/app/fairs/visit',
  '/app/fairs/signup',
  '/app/leads',
  '/app/results',
  '/app/booths',
  '/app/team',
  '/app/college',
];

/** Areas for some roles only; the first match decides. The rest is open to any signed-in account. */
const areas: readonly (readonly [area: string, roles: readonly Role[]])[] = [
  ['/admin', ['ADMINS']],
  ['/app/dashboard.csv', ['ADMINS6X6', 'ADMINS']],
  ['/app/fairs/6x6', ['ADMINS6X6', 'ADMINS']],
  ['/app/fairs/signup', ['COLLEGES']],
  ['/app/leads', ['COLLEGES']],
  ['/app/booths', ['COLLEGES']],
  ['/app/team', ['COLLEGES']],
  ['/app/college', ['COLLEGES']],
  ['/app/results', ['COLLEGES']],
  ['/app/sharing', ['STUDENTS']],
  ['/app/profile/sharing', ['STUDENTS']],
  ['/app/profile/preferences', ['STUDENTS']],
  ['/app/profile/parents', ['STUDENTS']],
  ['/app/profile/students', ['PARENTS']],
  ['/app/profile/school', ['STUDENTS', 'COUNSELORS']],
  ['/app/class', ['COUNSELORS']],
  [setupPage, ['STUDENTS', 'PARENTS', 'COUNSELORS', 'COLLEGES']],
];

/**
 * The access guard of the specification's section 2: whether a caller may open a page, and where
 * else to redirect them. Paths compare as in the router, decoded and case-insensitive; an
 * ambiguous path matches no page.
 */
export function judgeAccess({
  viewer,
  featuresOff = [],
  waitsForSecondFactor,
  ...given
}: PageAsked): Verdict {
  const { path, search } = pageOf(given);
  const requestedPath = plainPath(path);
  if (requestedPath === null) return { kind: 'notFound' };
  if (requestedPath !== '/' && requestedPath.endsWith('/'))
    return { kind: 'redirect', location: `${path.slice(0, -1)}${search}` };
  if (isSwitchedOff(requestedPath, featuresOff)) return { kind: 'notFound' };

  const isInside = isUnder(requestedPath, '/app') || isUnder(requestedPath, '/admin');
  if (waitsForSecondFactor && isInside)
    return requestedPath === secondFactorPage || requestedPath === passkeysPage
      ? { kind: 'pass' }
      : {
          kind: 'secondFactor',
          location: `${secondFactorPage}?${new URLSearchParams({ return: `${path}${search}` })}`,
        };
  if (viewer === null)
    return !isInside && isOpenToGuests(requestedPath)
      ? { kind: 'pass' }
      : { kind: 'login', location: loginFor(`${path}${search}`) };

  const [, roles] = areas.find(([area]) => isUnder(requestedPath, area)) ?? [];
  if (roles && !roles.includes(viewer.role)) return { kind: 'notFound' };
  const maySetUpLater =
    requestedPath === '/app' || openBeforeSetup.some((area) => isUnder(requestedPath, area));
  if (isUnder(requestedPath, '/app') && !viewer.setupComplete && !maySetUpLater)
    return { kind: 'setup', location: setupPage };
  return { kind: 'pass' };
}

type Address = Pick<PageAsked, 'path' | 'search'>;

/**
 * The page whose data React Router's client requests at `{path}.data`, or after a slash at
 * `_.data`; otherwise `/app.data` would be one segment that anyone may open.
 */
function pageOf({ path, search }: Address): Address {
  if (!/\.data$/i.test(path)) return { path, search };
  const parameters = new URLSearchParams(search);
  parameters.delete('_routes');
  const rest = parameters.toString();
  return { path: pageOfData(path), search: rest === '' ? '' : `?${rest}` };
}

function isOpenToGuests(path: string): boolean {
  const isSingleSegment = !path.includes('/', 1);
  return (
    isSingleSegment ||
    path.startsWith('/resources/') ||
    publicRoutes.some((route) => path.endsWith(route)) ||
    openAtFair.test(path) ||
    openByToken.test(path) ||
    openVersions.test(path)
  );
}

function isUnder(path: string, area: string): boolean {
  return path === area || path.startsWith(`${area}/`);
}
