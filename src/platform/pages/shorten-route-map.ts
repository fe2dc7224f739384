interface RouteMap {
  readonly routes: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const begin = 'window.__reactRouterManifest=';

/**
 * The map of all routes travels with every page. React Router writes for each of them everything it
 * knows; a browser needs less. What most routes have in common is said once, and what the modules of a
 * route import in turn is left out: only the server asks for it, to name them ahead.
 *
 * @param script the script that React Router wrote
 * @throws Error when it is none that is known here
 */
export function shortenRouteMap(script: string): string {
  if (!script.startsWith(`${begin}{`))
    throw new Error('React Router writes its map in another way.');
  const map = JSON.parse(script.slice(begin.length).replace(/;\s*$/, '')) as RouteMap;
  const usual = mostCommon(Object.values(map.routes));
  const routes = Object.fromEntries(
    Object.entries(map.routes).map(([id, route]) => [id, withoutUsual(route, usual)]),
  );
  const short = JSON.stringify({ ...map, routes });
  return `(m=>{for(const i in m.routes)m.routes[i]={id:i,...${JSON.stringify(usual)},imports:[],...m.routes[i]};${begin}m})(${short});`;
}

/** What is never said of a single route: it is its key, or the server's business. */
const unsaid = new Set(['id', 'imports']);

/** The value that most routes have, of each field that all of them have. */
function mostCommon(routes: readonly Readonly<Record<string, unknown>>[]): Record<string, unknown> {
  const usual: Record<string, unknown> = {};
  for (const field of Object.keys(routes[0] ?? {})) {
    if (unsaid.has(field) || !routes.every((route) => field in route)) continue;
    const counts = new Map<string, number>();
    for (const route of routes) {
      const value = JSON.stringify(route[field]);
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    const [value, count] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most));
    if (count > 1) usual[field] = JSON.parse(value);
  }
  return usual;
}

const withoutUsual = (
  route: Readonly<Record<string, unknown>>,
  usual: Readonly<Record<string, unknown>>,
) =>
  Object.fromEntries(
    Object.entries(route).filter(
      ([field, value]) =>
        !unsaid.has(field) &&
        (!(field in usual) || JSON.stringify(value) !== JSON.stringify(usual[field])),
    ),
  );
