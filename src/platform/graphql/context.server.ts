import { unauthenticated } from '../model/refusal.ts';
import type { Viewer } from '../model/viewer.ts';
import type { StoreServices } from '../store/store-services.server.ts';
import type { CallContext } from './operation.ts';

export type ApiContext = CallContext<StoreServices>;

/**
 * The caller.
 * @throws Refusal UNAUTHENTICATED without a credential
 */
export function viewerOf({ viewer }: Pick<CallContext<unknown>, 'viewer'>): Viewer {
  if (viewer === null) throw unauthenticated();
  return viewer;
}
