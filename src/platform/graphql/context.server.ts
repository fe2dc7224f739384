import { unauthenticated } from '../model/refusal.ts';
import type { Viewer } from '../model/viewer.ts';
import type { StoreServices } from '../store/store-services.server.ts';
import type { CallContext } from './operation.ts';

export type ApiContext = CallContext<StoreServices>;

/**
 * Who calls.
 * @throws Refusal UNAUTHENTICATED when there is no credential.
 */
export function viewerOf({ viewer }: Pick<CallContext<unknown>, 'viewer'>): Viewer {
  if (viewer === null) throw unauthenticated();
  return viewer;
}
