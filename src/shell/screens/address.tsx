/** `/fair-{slug}` and `/college-{slug}`: a segment cannot be half a parameter, so they share a route. */
export function loader(): never {
  throw new Response(null, { status: 404 });
}

export default function Address() {
  return null;
}
