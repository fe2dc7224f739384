import {
  isRouteErrorResponse,
  useRouteError,
  useRouteLoaderData,
  type UIMatch,
} from 'react-router';
import type { Feature } from '../model/features.ts';
import type { Role } from '../model/viewer.ts';
import type { Flash } from './flash.ts';
import type { PageBrand, ThemeChoice } from './page-call.ts';

/** The signed-in person, as far as every page shows them. */
export interface Person {
  readonly role: Role;
  readonly userType: string;
  readonly email: string;
  readonly displayName: string;
  readonly profileTitle: string;
  readonly avatarInitials: string;
  readonly setupComplete: boolean;
}

/** What every page knows: the data of the root route. */
export interface Site {
  readonly brand: PageBrand;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  /** BCP 47. */
  readonly locale: string;
  /** IANA zone of the visitor; null before the first script ran. */
  readonly zone: string | null;
  /** The server's present, ISO 8601. */
  readonly now: string;
  /** What the organizer has switched off. */
  readonly featuresOff: readonly Feature[];
  readonly buildId: string;
  readonly tagManagerId: string | null;
  readonly theme: ThemeChoice;
  /** null: signed out. */
  readonly person: Person | null;
  /** A one-time message from the previous page. */
  readonly alert: Flash | null;
}

/** The id of the root route, which React Router gives it. */
const root = 'root';

/** What every page knows. Only inside of pages: error pages use `useMaybeSite`. */
export function useSite(): Site {
  const site = useMaybeSite();
  if (!site) throw new Error('There is no site outside of pages.');
  return site;
}

/** The same, or undefined if the root itself failed. The guard's own answers include it. */
export function useMaybeSite(): Site | undefined {
  const loaded = useRouteLoaderData<Site>(root);
  const error = useRouteError();
  if (loaded) return loaded;
  return isRouteErrorResponse(error) && isSite(error.data) ? error.data : undefined;
}

/** Whether the organizer has switched a feature off; then no page mentions it. */
export const useIsOff = (feature: Feature): boolean =>
  useMaybeSite()?.featuresOff.includes(feature) ?? false;

/** For `meta` of a route: what every page knows, out of its `matches`. */
export function siteOf(matches: readonly (Pick<UIMatch, 'id' | 'loaderData'> | undefined)[]): Site {
  const site = matches.find((match) => match?.id === root)?.loaderData;
  if (!isSite(site)) throw new Error('There is no site outside of pages.');
  return site;
}

const isSite = (data: unknown): data is Site =>
  typeof data === 'object' && data !== null && 'publicUrl' in data;
