import { createHmac } from 'node:crypto';

/** The signature header of Stripe events (scheme v1: HMAC-SHA256 of `seconds.payload`). */
export function signMessage(payload: string, secret: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}
