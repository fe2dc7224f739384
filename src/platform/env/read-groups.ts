import { EnvError } from './env-error.ts';
import type { Values, VariableName } from './variables.ts';

/** Email through an SMTP server, signed (RFC 6376) if there is a key. */
export interface Smtp {
  readonly url: string;
  readonly from: string;
  /** The bounce address; absent: bounces aren't processed. */
  readonly bounceAddress?: string;
  readonly dkim?: {
    readonly domainName: string;
    readonly keySelector: string;
    readonly privateKey: string;
  };
}

/** The sender name of emails. */
export interface Sender {
  /** Null: the address alone. */
  readonly name: string | null;
  /** The reply address; null: the sender's address. */
  readonly replyTo: string | null;
}

/** Card payments. */
export interface Stripe {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Absent: Stripe itself. */
  readonly apiUrl: string | undefined;
}

/** Files in a bucket. */
export interface S3 {
  readonly bucket: string;
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly forcePathStyle: boolean;
}

/** An OpenID provider; without an issuer the real one. */
export interface SocialProvider {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly issuer: string | undefined;
}

/** Relays for calls. */
export interface Turn {
  readonly urls: readonly string[];
  readonly secret: string;
}

/** The server through which group calls go. */
export interface Janus {
  /** Of its HTTP API, which only Quad reaches. */
  readonly url: string;
  readonly secret: string;
}

/** The value of a variable that is required here; `why` ends the sentence. */
export function need<Value>(value: Value | undefined, name: VariableName, why: string): Value {
  if (value !== undefined) return value;
  throw new EnvError(`${name} is required ${why}.`);
}

/** What is set is of no use without the variable that leads the group. */
function refuseAlone(values: Values, lead: VariableName, followers: readonly VariableName[]): void {
  const found = followers.find((name) => values[name] !== undefined);
  if (found) throw new EnvError(`${found} is set and ${lead}, which it belongs to, is not.`);
}

/** Octets before the @: 64 (RFC 5321, 4.5.3.1.1) minus the plus and the 42 that each email adds. */
const longestBounceName = 21;

export function readSmtp(values: Values): Smtp | undefined {
  const { SMTP_URL: url, DKIM_PRIVATE_KEY: privateKey } = values;
  if (privateKey === undefined) {
    refuseAlone(values, 'DKIM_PRIVATE_KEY', ['DKIM_SELECTOR', 'DKIM_DOMAIN']);
  }
  if (url === undefined) {
    refuseAlone(values, 'SMTP_URL', ['DKIM_PRIVATE_KEY', 'BOUNCE_ADDRESS']);
    return undefined;
  }
  const from = need(values.MAIL_FROM, 'MAIL_FROM', 'with SMTP_URL');
  const { BOUNCE_ADDRESS: bounceAddress } = values;
  if (bounceAddress !== undefined && bounceAddress.lastIndexOf('@') > longestBounceName) {
    throw new EnvError(
      `BOUNCE_ADDRESS may have ${longestBounceName} letters before the @ at most: each mail adds its own.`,
    );
  }
  const bounce = bounceAddress === undefined ? {} : { bounceAddress };
  if (privateKey === undefined) return { url, from, ...bounce };
  const domainName = values.DKIM_DOMAIN ?? addressOf(from).split('@')[1] ?? '';
  return {
    url,
    from,
    ...bounce,
    dkim: { domainName, keySelector: values.DKIM_SELECTOR ?? 'quad', privateKey },
  };
}

/** The name of `Name <address>` in MAIL_FROM. */
export function readSender({ MAIL_FROM: from = '' }: Pick<Values, 'MAIL_FROM'>): Sender {
  const name = /^(.*)<[^>]+>$/.exec(from)?.[1]?.trim().replaceAll('"', '') ?? '';
  return { name: name === '' ? null : name, replyTo: null };
}

export function readStripe(values: Values): Stripe | undefined {
  const { STRIPE_SECRET_KEY: secretKey } = values;
  if (secretKey !== undefined) {
    const why = 'with STRIPE_SECRET_KEY';
    return {
      secretKey,
      webhookSecret: need(values.STRIPE_WEBHOOK_SECRET, 'STRIPE_WEBHOOK_SECRET', why),
      apiUrl: values.STRIPE_API_URL,
    };
  }
  refuseAlone(values, 'STRIPE_SECRET_KEY', ['STRIPE_WEBHOOK_SECRET', 'STRIPE_API_URL']);
  return undefined;
}

export function readS3(values: Values): S3 | undefined {
  const { S3_BUCKET: bucket } = values;
  if (bucket === undefined) {
    refuseAlone(values, 'S3_BUCKET', [
      ...(['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID'] as const),
      ...(['S3_SECRET_ACCESS_KEY', 'S3_FORCE_PATH_STYLE'] as const),
    ]);
    return undefined;
  }
  return {
    bucket,
    endpoint: values.S3_ENDPOINT,
    region: values.S3_REGION ?? 'us-east-1',
    accessKeyId: need(values.S3_ACCESS_KEY_ID, 'S3_ACCESS_KEY_ID', 'with S3_BUCKET'),
    secretAccessKey: need(values.S3_SECRET_ACCESS_KEY, 'S3_SECRET_ACCESS_KEY', 'with S3_BUCKET'),
    forcePathStyle: values.S3_FORCE_PATH_STYLE ?? false,
  };
}

export function readProvider(
  values: Values,
  name: 'GOOGLE' | 'MICROSOFT',
): SocialProvider | undefined {
  const id = `${name}_CLIENT_ID` as const;
  const secret = `${name}_CLIENT_SECRET` as const;
  const issuer = `${name}_ISSUER` as const;
  const clientId = values[id];
  if (clientId === undefined) {
    refuseAlone(values, id, [secret, issuer]);
    return undefined;
  }
  return {
    clientId,
    clientSecret: need(values[secret], secret, `with ${id}`),
    issuer: values[issuer],
  };
}

export function readTurn(values: Values): Turn | undefined {
  const { TURN_URLS: urls } = values;
  if (urls !== undefined)
    return { urls, secret: need(values.TURN_SECRET, 'TURN_SECRET', 'with TURN_URLS') };
  refuseAlone(values, 'TURN_URLS', ['TURN_SECRET']);
  return undefined;
}

export function readJanus(values: Values): Janus | undefined {
  const { JANUS_URL: url } = values;
  if (url !== undefined)
    return { url, secret: need(values.JANUS_API_SECRET, 'JANUS_API_SECRET', 'with JANUS_URL') };
  refuseAlone(values, 'JANUS_URL', ['JANUS_API_SECRET']);
  return undefined;
}

/** The address of `Name <address>`. */
export function addressOf(sender: string): string {
  return /<([^>]+)>$/.exec(sender)?.[1] ?? sender;
}
