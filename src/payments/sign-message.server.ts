import { createHmac } from 'node:crypto';

/** The header by which Stripe signs a message (scheme v1: HMAC-SHA256 of `seconds.payload`). */
export function signMessage(payload: string, secret: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}
