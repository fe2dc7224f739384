interface RouteMap {
  readonly routes: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const begin = 'window.__reactRouterManifest=';

/**
 * The route map is part of every page. React Router writes everything it knows about each route; a
 * browser needs less. Common parts are stated once, and the imports of route modules are omitted:
 * only the server uses them, for preloading.
 *
 * @param script the script that React Router wrote
 * @throws Error if its format is unknown
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

/** Never stated per route: its key, or only for the server. */
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
