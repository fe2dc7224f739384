import type { Route } from './+types/later.ts';
import { Wrap } from '../../ui/page.tsx';

export function loader({ request }: Route.LoaderArgs) {
  return { path: new URL(request.url).pathname };
}

/** A page whose contents come later. */
export default function Later({ loaderData }: Route.ComponentProps) {
  return (
    <Wrap>
      <h1>{loaderData.path}</h1>
    </Wrap>
  );
}
