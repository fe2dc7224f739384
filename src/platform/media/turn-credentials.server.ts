import { createHmac } from 'node:crypto';
import type { Turn } from '../env/read-groups.ts';
import type { World } from '../world.ts';

/** A server that browsers ask for a path to each other, in the form of RTCIceServer. */
export interface IceServer {
  readonly urls: readonly string[];
  readonly username: string;
  readonly credential: string;
}

/** Seconds in which a page can begin to use the relay; what is in use goes on. */
const credentialSeconds = 600;

/**
 * The configured TURN servers with credentials that they check by the shared secret, and that
 * expire (coturn's `use-auth-secret`). The name says nothing about the person.
 */
export function iceServers(turn: Turn | undefined, world: World): readonly IceServer[] {
  if (!turn) return [];
  const expiry = Math.floor(world.now().getTime() / 1000) + credentialSeconds;
  const username = `${expiry}:${Buffer.from(world.randomBytes(9)).toString('base64url')}`;
  const credential = createHmac('sha1', turn.secret).update(username).digest('base64');
  return [{ urls: turn.urls, username, credential }];
}
