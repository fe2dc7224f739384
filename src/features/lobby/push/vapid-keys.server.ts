import { createECDH, hkdfSync } from 'node:crypto';

/** The key pair with which Quad identifies itself to push services (RFC 8292), in base64url. */
interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The order of the curve P-256: private keys are smaller. */
const order = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551');

const known = new Map<string, VapidKeys>();

/**
 * The key pair that follows from the app's secret: every process has the same, and it is in no
 * database. Another SECRET makes another, and browsers have to be asked again. 128 bits more than the
 * key has make all keys about equally likely (FIPS 186-5, A.2.1).
 */
export function vapidKeys(secret: string): VapidKeys {
  const before = known.get(secret);
  if (before) return before;
  const bits = Buffer.from(hkdfSync('sha256', secret, '', 'web push', 48)).toString('hex');
  const number = (BigInt(`0x${bits}`) % (order - 1n)) + 1n;
  const privateKey = Buffer.from(number.toString(16).padStart(64, '0'), 'hex');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey);
  const keys = {
    publicKey: curve.getPublicKey().toString('base64url'),
    privateKey: privateKey.toString('base64url'),
  };
  known.set(secret, keys);
  return keys;
}
