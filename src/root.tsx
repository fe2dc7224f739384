import {
  data,
  redirect,
  Outlet,
  Links,
  Meta,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import type { ReactNode } from 'react';
import type { Route } from './+types/root.ts';
import { judgeAccess } from './features/accounts/callers/access-guard.ts';
import { describeProfileTitle } from './features/onboarding/me/profile-title.ts';
import { readFlash, shownFlash, type Flash } from './platform/pages/flash.ts';
import { graphql } from './platform/pages/graphql.ts';
import { pageCall, type PageCall } from './platform/pages/page-call.ts';
import { useMaybeSite, type Person, type Site } from './platform/pages/site.ts';
import { themeColors } from './platform/pages/theme-color.ts';
import { errorMeta, statusOf } from './features/shell/addresses/error-meta.ts';
import { headLinks } from './features/shell/head-links.ts';
import { movedAddress } from './features/shell/addresses/moved-addresses.ts';
import { oneAddress } from './features/shell/addresses/one-address.ts';
import { PaintWhole } from './features/shell/paint-whole.tsx';
import { Shell } from './features/shell/shell.tsx';
import { ErrorPage } from './ui/error-page/error-page-later.tsx';
import { keepUnsent, unsentStatus } from './ui/forms/keep-unsent.ts';
import { preloadedFonts } from './ui/brand/preloaded-fonts.ts';
import { TranslationProvider } from './ui/text/translate.tsx';
import { ZoneProvider } from './ui/time/zone.tsx';
import './ui/brand/fonts.css';
import './ui/brand/tokens.css';
import './ui/brand/base.css';

const whoIsThere = graphql(`
  query WhoIsThere {
    me {
      email
      user_type
      displayName
      profileTitle
      avatarInitials
      setupComplete
    }
  }
`);

/** The access guard: before any loader or action of a page. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, url, pattern, context }, next) => {
    const call = context.get(pageCall);
    call.matched(pattern);
    // The address of the page, also where its data alone is asked for.
    const { pathname, search } = url;
    const moved = movedAddress(pathname);
    if (moved) throw redirect(`${moved}${search}`, 301);
    const person = await personOf(call);
    const verdict = judgeAccess({
      path: pathname,
      search,
      featuresOff: call.featuresOff,
      waitsForSecondFactor: call.viewer?.waitsFor !== undefined,
      viewer: person && { role: person.role, setupComplete: person.setupComplete },
    });
    // With what every page knows: an error page has a theme, too.
    if (verdict.kind === 'notFound') throw data(await siteFor(call, null), { status: 404 });
    if (verdict.kind === 'redirect') throw redirect(verdict.location, 301);
    if (verdict.kind !== 'pass') throw redirect(verdict.location);
    const answer = await next();
    // Only an existing page has a canonical address.
    const address = request.method === 'GET' && answer.ok ? oneAddress(pathname) : null;
    return address === null ? answer : redirect(`${address}${search}`, 301);
  },
];

const people = new WeakMap<PageCall, Promise<Person | null>>();

/** The signed-in person; looked up once per request. */
function personOf(call: PageCall): Promise<Person | null> {
  const personPromise = people.get(call) ?? askPerson(call);
  people.set(call, personPromise);
  return personPromise;
}

async function askPerson(call: PageCall): Promise<Person | null> {
  const { viewer } = call;
  if (viewer === null || viewer.role === 'guests') return null;
  const { me } = await call.query(whoIsThere);
  return {
    role: viewer.role,
    userType: me.user_type,
    email: me.email,
    displayName: me.displayName,
    profileTitle: describeProfileTitle(me.profileTitle, call.locale),
    avatarInitials: me.avatarInitials,
    setupComplete: me.setupComplete,
  };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const alert = readFlash(request.headers.get('cookie'));
  const site = await siteFor(context.get(pageCall), alert);
  return data(site, alert ? { headers: { 'set-cookie': shownFlash } } : undefined);
}

const siteFor = async (call: PageCall, alert: Flash | null): Promise<Site> => ({
  brand: call.brand,
  featuresOff: call.featuresOff,
  publicUrl: call.publicUrl,
  locale: call.locale,
  zone: call.zone,
  now: call.now.toISOString(),
  buildId: call.buildId,
  tagManagerId: call.tagManagerId ?? null,
  theme: call.theme,
  person: await personOf(call),
  alert,
});

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepUnsent];

/** Shared page data changes only after form submissions, not by navigation. */
export const shouldRevalidate = ({ formMethod, actionStatus }: Sent): boolean =>
  formMethod !== undefined && formMethod.toUpperCase() !== 'GET' && actionStatus !== unsentStatus;

type Sent = Pick<ShouldRevalidateFunctionArgs, 'formMethod' | 'actionStatus'>;

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const links: Route.LinksFunction = () => [...preloadedFonts, ...headLinks];

/** For error pages; every other page has its own. */
export const meta: Route.MetaFunction = ({ error, loaderData }) =>
  error === undefined ? [] : errorMeta(error, loaderData?.brand.name, loaderData?.locale);

export function Layout({ children }: { children: ReactNode }) {
  const site = useMaybeSite();
  const locale = site?.locale ?? 'en';
  return (
    <html
      lang={locale}
      data-dark={asSwitch(site?.theme.dark)}
      data-contrast={asSwitch(site?.theme.highContrast)}
      style={site?.brand.colors}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {themeColors(site?.theme ?? unknownTheme).map(({ content, media }) => (
          <meta key={`${content} ${media}`} name="theme-color" content={content} media={media} />
        ))}
        <Meta />
        <Links />
        {site?.person && <PaintWhole />}
      </head>
      <body>
        <TranslationProvider locale={locale}>
          <ZoneProvider zone={site?.zone ?? null}>{children}</ZoneProvider>
        </TranslationProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

const unknownTheme = { dark: undefined, highContrast: undefined };

const asSwitch = (chosen: boolean | undefined) =>
  chosen === undefined ? undefined : chosen ? 'on' : 'off';

export default function Root() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Shell>
      <ErrorPage status={statusOf(error)} />
    </Shell>
  );
}
