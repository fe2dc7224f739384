import { featureNames } from '../model/features.ts';
import * as kinds from './value-kinds.ts';
import type { ValueKind } from './value-kinds.ts';

/** One environment variable, for the program and for docs/configuration.md. */
export interface Variable<Value> {
  readonly kind: ValueKind<Value>;
  /** What happens without it: a value, or words. */
  readonly absent: string;
  readonly about: string;
}

const variable = <Value>(
  kind: ValueKind<Value>,
  absent: string,
  about: string,
): Variable<Value> => ({ kind, absent, about });

const withoutIt = (name: string) => `needs ${name}`;

/** Everything Quad reads from the environment, in the order of docs/configuration.md. */
export const variables = {
  NODE_ENV: variable(
    kinds.oneOf('production', 'development', 'test'),
    'development',
    'Set to `production` on a public server: requires `PUBLIC_URL` and `SMTP_URL`, and turns the built-in mailbox off.',
  ),
  PORT: variable(kinds.wholeNumber(0, 65_535), '3000', 'Port of the web server.'),
  HOST: variable(kinds.host, '127.0.0.1', 'Address the web server listens on.'),
  PUBLIC_URL: variable(
    kinds.origin,
    'http://localhost:PORT; required in production',
    'Public address of the site. Links in emails start with it.',
  ),
  TRUST_PROXY: variable(
    kinds.trustProxy,
    'false',
    'Trusted proxies (a hop count or a list of addresses), used to read the client IP.',
  ),
  SHUTDOWN_DELAY: variable(
    kinds.wholeNumber(0, 60),
    '0',
    'Seconds a process keeps serving after SIGTERM while `/readyz` returns 503.',
  ),
  LOG_LEVEL: variable(
    kinds.oneOf('debug', 'info', 'warn', 'error'),
    'info',
    'Log level. `debug` logs every request.',
  ),
  METRICS_TOKEN: variable(
    kinds.secretOf(16),
    '`/metrics` is available from this machine if HOST and PUBLIC_URL are local; otherwise off',
    'Bearer token required to read `/metrics`.',
  ),
  DATA_DIR: variable(kinds.path, './data', 'Directory for the database, the files and the secret.'),
  DATABASE_URL: variable(
    kinds.url('postgresql', 'postgres'),
    'PostgreSQL started by Quad in DATA_DIR',
    'Connection URL of a PostgreSQL 15+ server.',
  ),
  DATABASE_POOL: variable(
    kinds.wholeNumber(2, 500),
    '10',
    'Maximum database connections per process for requests.',
  ),
  DATABASE_POOL_JOBS: variable(
    kinds.wholeNumber(2, 100),
    '5',
    'Maximum database connections per process for jobs and email.',
  ),
  SECRET: variable(
    kinds.secretOf(32),
    'generated once and stored in DATA_DIR/secret',
    'Signs sessions and credentials. Must be the same for all processes on one database.',
  ),
  BACKUP_PASSPHRASE: variable(
    kinds.passphrase,
    'backups aren’t encrypted',
    'Encrypts backups and opens encrypted ones.',
  ),
  DEMO: variable(
    kinds.oneOf('auto', 'on', 'off'),
    'auto: on if the database is empty, HOST and PUBLIC_URL are local, TRUST_PROXY isn’t set and it isn’t production',
    'Loads the demo and its accounts.',
  ),
  DEMO_LIFE: variable(
    kinds.onOff,
    'on',
    'Invented reps and students, with “Demo” in their names, come to the live demo fair when the demo is loaded. Admins can switch them off at `/app`.',
  ),
  SMTP_URL: variable(
    kinds.url('smtp', 'smtps'),
    'emails stay in the built-in mailbox; required in production',
    'SMTP server, with user and password if it needs them.',
  ),
  MAIL_FROM: variable(
    kinds.sender,
    'required with SMTP_URL',
    'Sender of emails. An address without a name takes the name from `/admin/settings`.',
  ),
  BOUNCE_ADDRESS: variable(
    kinds.email,
    'bounces go to MAIL_FROM and aren’t processed',
    'Address for bounces, with +… added before the @ of each; see `take-bounce`.',
  ),
  DKIM_PRIVATE_KEY: variable(
    kinds.pemKey,
    'emails aren’t signed',
    'Private key that signs emails (RFC 6376).',
  ),
  DKIM_SELECTOR: variable(kinds.hostLabel, 'quad', 'DKIM selector of the public key in DNS.'),
  DKIM_DOMAIN: variable(kinds.hostName, 'the domain of MAIL_FROM', 'DKIM signing domain.'),
  STRIPE_SECRET_KEY: variable(
    kinds.secretOf(16),
    'the built-in test gateway; no card payments in production',
    'Stripe secret key, for card payments.',
  ),
  STRIPE_WEBHOOK_SECRET: variable(
    kinds.secretOf(16),
    'required with STRIPE_SECRET_KEY',
    'Verifies Stripe’s webhook messages.',
  ),
  STRIPE_API_URL: variable(
    kinds.url('https', 'http'),
    'Stripe',
    'Another server with Stripe’s API, such as a proxy or a test server.',
  ),
  PRICES: variable(
    kinds.path,
    'set at `/admin/settings/prices`, else `src/features/payments/price-list.ts`',
    'Prices, credit packs and refund rule, as JSON or the path of a JSON file. Locks `/admin/settings/prices`.',
  ),
  HELD_WORDS: variable(
    kinds.wordList,
    'the list in `src/features/lobby/composing/held-words.ts`',
    'Word beginnings, separated by commas. A message that has one is held until a rep reviews it.',
  ),
  WEBHOOK_HOSTS: variable(
    kinds.hostList,
    'webhooks go to public https addresses only',
    'Hosts of your own network that colleges’ webhooks may call, separated by commas, each with its port if it isn’t the default. They may use http.',
  ),
  FEATURES_OFF: variable(
    kinds.featureList,
    'set at `/admin/settings/features`, else all are on',
    `Features that are permanently off, separated by commas: ${featureNames.join(', ')}.`,
  ),
  EXPLORER: variable(kinds.onOff, 'on', 'The API explorer at `/graphiql`.'),
  KEEP_GUESTS_MONTHS: variable(
    kinds.wholeNumber(1, 36),
    '6',
    'Months after a fair until people who registered without an account are erased. The privacy policy shows it.',
  ),
  SECOND_FACTOR: variable(
    kinds.oneOf('admins', 'off'),
    '`admins` in production, `off` otherwise and with DEMO=on',
    '`admins`: all admins must set up two-step sign-in before they can do anything.',
  ),
  S3_BUCKET: variable(kinds.line(), 'files are stored in DATA_DIR/files', 'S3 bucket for files.'),
  S3_ENDPOINT: variable(
    kinds.url('https', 'http'),
    'Amazon S3',
    'Endpoint of another S3-compatible store.',
  ),
  S3_REGION: variable(kinds.line(), 'us-east-1', 'Region of the bucket.'),
  S3_ACCESS_KEY_ID: variable(kinds.line(), 'required with S3_BUCKET', 'Access key of the bucket.'),
  S3_SECRET_ACCESS_KEY: variable(
    kinds.secretOf(8),
    'required with S3_BUCKET',
    'Secret of the access key.',
  ),
  S3_FORCE_PATH_STYLE: variable(kinds.onOff, 'off', 'Puts the bucket name in the path.'),
  GOOGLE_CLIENT_ID: variable(
    kinds.line(),
    'no sign-in with Google',
    'Client ID for sign-in with Google.',
  ),
  GOOGLE_CLIENT_SECRET: variable(
    kinds.secretOf(8),
    withoutIt('GOOGLE_CLIENT_ID'),
    'Client secret for sign-in with Google.',
  ),
  GOOGLE_ISSUER: variable(
    kinds.url('https', 'http'),
    'Google',
    'Another OpenID provider in Google’s place.',
  ),
  MICROSOFT_CLIENT_ID: variable(
    kinds.line(),
    'no sign-in with Microsoft',
    'Client ID for sign-in with Microsoft.',
  ),
  MICROSOFT_CLIENT_SECRET: variable(
    kinds.secretOf(8),
    withoutIt('MICROSOFT_CLIENT_ID'),
    'Client secret for sign-in with Microsoft.',
  ),
  MICROSOFT_ISSUER: variable(
    kinds.url('https', 'http'),
    'Microsoft',
    'Another OpenID provider in Microsoft’s place.',
  ),
  TURN_URLS: variable(
    kinds.turnUrls,
    'not used',
    'TURN servers for video calls; students then connect through them only. See the video calls guide.',
  ),
  TURN_SECRET: variable(
    kinds.secretOf(16),
    'required with TURN_URLS',
    'Secret shared with the TURN servers.',
  ),
  JANUS_URL: variable(
    kinds.url('http', 'https'),
    'not used',
    'HTTP API of the Janus server for group calls and sessions, e.g. `http://127.0.0.1:8088/janus`. See the video calls guide.',
  ),
  JANUS_API_SECRET: variable(
    kinds.secretOf(16),
    'required with JANUS_URL',
    'Secret shared with the Janus server (`api_secret`).',
  ),
  GTM_ID: variable(kinds.tagManager, 'no tag manager', 'Google Tag Manager container.'),
  BRAND_NAME: variable(kinds.line(60), 'set at `/admin/settings`, else Quad', 'Name of the site.'),
  BRAND_LEGAL_NAME: variable(
    kinds.line(),
    'set at `/admin/settings`, else BRAND_NAME',
    'Legal name of the operator.',
  ),
  BRAND_TAGLINE: variable(
    kinds.line(),
    'set at `/admin/settings`, else Free virtual college fairs, resources and guides',
    'Tagline below the logo.',
  ),
  BRAND_FOUNDED: variable(
    kinds.wholeNumber(1600, 2100),
    'set at `/admin/settings`, else 2012',
    'First year in the copyright line.',
  ),
  BRAND_CONTACT_EMAIL: variable(
    kinds.email,
    'set at `/admin/settings`, else the address of MAIL_FROM',
    'Recipient of the contact form.',
  ),
  BRAND_POSTAL_ADDRESS: variable(
    kinds.line(),
    'set at `/admin/settings`; required for campaigns in production',
    'Postal address in emails, on invoices and on legal pages.',
  ),
  BRAND_TAX_ID: variable(
    kinds.line(60),
    'not shown',
    'Tax ID of the seller on invoices and receipts, as business offices write it: EIN 12-3456789.',
  ),
  REMITTANCE: variable(
    kinds.lines(8),
    'invoices show the postal address for checks, if there is one',
    'Where invoices are paid (bank, ACH or check address), up to 8 lines; `\\n` is a line break.',
  ),
  BRAND_LOGO: variable(
    kinds.path,
    'set at `/admin/settings/brand`, else a pennant next to BRAND_NAME',
    'Logo for header and footer: SVG, PNG, WebP or JPEG file. Dark themes show it on white.',
  ),
  BRAND_ICON: variable(
    kinds.path,
    'set at `/admin/settings/brand`, else a pennant with the first letter of BRAND_NAME',
    'Square icon for tabs and home screens: SVG, PNG, WebP or JPEG file.',
  ),
  BRAND_PRIMARY_COLOR: variable(
    kinds.color,
    'set at `/admin/settings/brand`, else #5555aa',
    'Color of buttons and links, made darker or lighter until text is readable.',
  ),
  BRAND_SECONDARY_COLOR: variable(
    kinds.color,
    'set at `/admin/settings/brand`, else #0960a6',
    'Second color of the theme.',
  ),
  BRAND_FACEBOOK_URL: variable(
    kinds.url('https'),
    'set at `/admin/settings`, else no link',
    'Link in the footer.',
  ),
  BRAND_INSTAGRAM_URL: variable(
    kinds.url('https'),
    'set at `/admin/settings`, else no link',
    'Link in the footer.',
  ),
  BRAND_LINKEDIN_URL: variable(
    kinds.url('https'),
    'set at `/admin/settings`, else no link',
    'Link in the footer.',
  ),
  BRAND_X_URL: variable(
    kinds.url('https'),
    'set at `/admin/settings`, else no link',
    'Link in the footer.',
  ),
  BRAND_YOUTUBE_URL: variable(
    kinds.url('https'),
    'set at `/admin/settings`, else no link',
    'Link in the footer.',
  ),
} satisfies Record<string, Variable<unknown>>;

/** The name of a variable of Quad's. */
export type VariableName = keyof typeof variables;

export const variableNames = Object.keys(variables) as readonly VariableName[];

/** What was read for each variable; undefined for what is absent. */
export type Values = {
  readonly [Name in VariableName]: (typeof variables)[Name] extends Variable<infer Value>
    ? Value | undefined
    : never;
};
