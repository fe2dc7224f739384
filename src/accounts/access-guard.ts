import type { Feature } from '../platform/model/features.ts';
import type { Role } from '../platform/model/viewer.ts';
import { pageOfData, plainPath } from '../platform/pages/plain-path.ts';
import { isSwitchedOff } from '../platform/pages/feature-pages.ts';
import { loginFor } from './own-path.ts';

/** What the guard knows of someone who is signed in. */
export interface GuardedViewer {
  readonly role: Role;
  /** By `isSetupComplete`: a college user whose college is still `TBD` counts as complete. */
  readonly setupComplete: boolean;
}

/** Which page someone asks for. */
export interface PageAsked {
  /** The path as it stands in the address, still percent-encoded. */
  readonly path: string;
  /** The query with its `?`; empty without one. */
  readonly search: string;
  /** Null for a signed-out visitor. */
  readonly viewer: GuardedViewer | null;
  /** What the organizer has switched off; absent: nothing. */
  readonly featuresOff?: readonly Feature[];
  /** Someone is signed in who must show a second factor before anything else. */
  readonly waitsForSecondFactor?: boolean;
}

/**
 * What becomes of a request for a page. `redirect` is for good (a trailing slash), `login` and `setup`
 * for now.
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

/** What stands under `/fair-{slug}` and is open to guests. */
const openAtFair =
  /^\/fair-[^/]+\/(?:register|confirmation|registration-confirmation|exhibitor|recordings|privacy-policy|terms-of-service|join\/.+)$/;

/** Pages whose address holds the token of an email, which says by itself what is shown. */
const openByToken = /^\/billing\/[^/]+$/;

/** Versions of the legal texts, which people have agreed to. */
const openVersions = /^\/(?:terms-of-service|privacy-policy)\/versions\/[^/]+$/;

const setupPage = '/app/setup';

/** Where the second factor is set up. */
const secondFactorPage = '/app/second-factor';

/** A passkey is one, too. */
const passkeysPage = '/app/passkeys';

/**
 * Where no one is held up by a set-up that is not finished: the home, what is shared with whom, the own
 * data and the way out, colleges, fairs from the inside, and what a college has paid for and got.
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
];

/** Areas for some roles only, the first that fits decides. Everything else is for all who are signed in. */
const areas: readonly (readonly [area: string, roles: readonly Role[]])[] = [
  ['/admin', ['ADMINS']],
  ['/app/dashboard.csv', ['ADMINS6X6', 'ADMINS']],
  ['/app/fairs/6x6', ['ADMINS6X6', 'ADMINS']],
  ['/app/fairs/signup', ['COLLEGES']],
  ['/app/leads', ['COLLEGES']],
  ['/app/results', ['COLLEGES']],
  ['/app/sharing', ['STUDENTS']],
  ['/app/class', ['COUNSELORS']],
  [setupPage, ['STUDENTS', 'PARENTS', 'COUNSELORS', 'COLLEGES']],
];

/**
 * The access guard of the specification's section 2: whether someone may open a page, and where
 * else they are led. Paths are compared as the router does, decoded and whatever their case; one
 * that could be read in two ways is no page.
 */
export function judgeAccess({
  viewer,
  featuresOff = [],
  waitsForSecondFactor,
  ...given
}: PageAsked): Verdict {
  const { path, search } = pageOf(given);
  const asked = plainPath(path);
  if (asked === null) return { kind: 'notFound' };
  if (asked !== '/' && asked.endsWith('/'))
    return { kind: 'redirect', location: `${path.slice(0, -1)}${search}` };
  if (isSwitchedOff(asked, featuresOff)) return { kind: 'notFound' };

  const isInside = isUnder(asked, '/app') || isUnder(asked, '/admin');
  if (waitsForSecondFactor && isInside)
    return asked === secondFactorPage || asked === passkeysPage
      ? { kind: 'pass' }
      : {
          kind: 'secondFactor',
          location: `${secondFactorPage}?${new URLSearchParams({ return: `${path}${search}` })}`,
        };
  if (viewer === null)
    return !isInside && isOpenToGuests(asked)
      ? { kind: 'pass' }
      : { kind: 'login', location: loginFor(`${path}${search}`) };

  const [, roles] = areas.find(([area]) => isUnder(asked, area)) ?? [];
  if (roles && !roles.includes(viewer.role)) return { kind: 'notFound' };
  const maySetUpLater = asked === '/app' || openBeforeSetup.some((area) => isUnder(asked, area));
  if (isUnder(asked, '/app') && !viewer.setupComplete && !maySetUpLater)
    return { kind: 'setup', location: setupPage };
  return { kind: 'pass' };
}

type Address = Pick<PageAsked, 'path' | 'search'>;

/**
 * The page itself where a script of React Router asks for its data, at `{path}.data`, after a slash
 * `_.data`; or else `/app.data` would be one segment that anyone may open.
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
