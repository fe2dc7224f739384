import { featureNames } from '../model/features.ts';
import * as kinds from './value-kinds.ts';
import type { ValueKind } from './value-kinds.ts';

/** One environment variable, for the program and for the README. */
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

/** Everything Quad reads from the environment, in the order of the README's table. */
export const variables = {
  NODE_ENV: variable(
    kinds.oneOf('production', 'development', 'test'),
    'development',
    '`production` asks for a real address and a mail server and shows no mailbox.',
  ),
  PORT: variable(kinds.wholeNumber(0, 65_535), '3000', 'Port of the web server.'),
  HOST: variable(kinds.host, '127.0.0.1', 'Address the web server listens on.'),
  PUBLIC_URL: variable(
    kinds.origin,
    'http://localhost:PORT; required in production',
    'Where people reach Quad; links in mails begin with it.',
  ),
  TRUST_PROXY: variable(
    kinds.trustProxy,
    'false',
    'Whose word about the visitor’s address counts: a number of proxies, or their addresses.',
  ),
  SHUTDOWN_DELAY: variable(
    kinds.wholeNumber(0, 60),
    '0',
    'Seconds after SIGTERM in which a process still serves while `/readyz` says 503.',
  ),
  LOG_LEVEL: variable(
    kinds.oneOf('debug', 'info', 'warn', 'error'),
    'info',
    'How much is logged; `debug` tells of each request.',
  ),
  METRICS_TOKEN: variable(
    kinds.secretOf(16),
    '`/metrics` from this machine, where HOST and PUBLIC_URL mean it; else not at all',
    'Bearer token that `/metrics` demands of everybody.',
  ),
  DATA_DIR: variable(kinds.path, './data', 'Folder of the database, the files and the secret.'),
  DATABASE_URL: variable(
    kinds.url('postgresql', 'postgres'),
    'PostgreSQL started by Quad in DATA_DIR',
    'A PostgreSQL 15 or newer.',
  ),
  DATABASE_POOL: variable(
    kinds.wholeNumber(2, 500),
    '10',
    'Database connections that each process opens at most for requests.',
  ),
  DATABASE_POOL_JOBS: variable(
    kinds.wholeNumber(2, 100),
    '5',
    'Database connections that each process opens at most for jobs and email.',
  ),
  SECRET: variable(
    kinds.secretOf(32),
    'made once and kept in DATA_DIR/secret',
    'Signs sessions and credentials; the same for all processes on one database.',
  ),
  BACKUP_PASSPHRASE: variable(
    kinds.passphrase,
    'backups are not encrypted',
    'Encrypts backups, and opens those it has encrypted.',
  ),
  DEMO: variable(
    kinds.oneOf('auto', 'on', 'off'),
    'auto: on when the database is empty, HOST and PUBLIC_URL mean this machine, no TRUST_PROXY is set and it is not production',
    'Loads the demo and its accounts.',
  ),
  SMTP_URL: variable(
    kinds.url('smtp', 'smtps'),
    'mails are kept in the built-in mailbox; required in production',
    'Mail server, with user and password where it wants them.',
  ),
  MAIL_FROM: variable(
    kinds.sender,
    'required with SMTP_URL',
    'Sender of Quad’s emails; an address without a name leaves the name to `/admin/settings`.',
  ),
  BOUNCE_ADDRESS: variable(
    kinds.email,
    'mails come back to MAIL_FROM, unread',
    'Where mails come back to, each with +… before the @; see `take-bounce`.',
  ),
  DKIM_PRIVATE_KEY: variable(kinds.pemKey, 'mails are not signed', 'Signs mails (RFC 6376).'),
  DKIM_SELECTOR: variable(kinds.hostLabel, 'quad', 'Name under which DNS holds the public key.'),
  DKIM_DOMAIN: variable(kinds.hostName, 'the host of MAIL_FROM', 'Domain that signs.'),
  STRIPE_SECRET_KEY: variable(
    kinds.secretOf(16),
    'the built-in test gateway; in production no card payment',
    'Takes card payments with Stripe.',
  ),
  STRIPE_WEBHOOK_SECRET: variable(
    kinds.secretOf(16),
    'required with STRIPE_SECRET_KEY',
    'Verifies Stripe’s messages.',
  ),
  STRIPE_API_URL: variable(
    kinds.url('https', 'http'),
    'Stripe',
    'Another server that speaks Stripe’s API: a proxy, or one for tests.',
  ),
  PRICES: variable(
    kinds.path,
    'set at `/admin/settings/prices`, else `src/payments/default-prices.ts`',
    'Prices, packs of credits and refund rule, as JSON or as the path of a JSON file.',
  ),
  HELD_WORDS: variable(
    kinds.wordList,
    'the list in `src/lobby/conversation/held-words.ts`',
    'Beginnings of words, separated by commas, for which a rep looks at a message first.',
  ),
  FEATURES_OFF: variable(
    kinds.featureList,
    'set at `/admin/settings/features`, else all are on',
    `Features that are off for good, separated by commas: ${featureNames.join(', ')}.`,
  ),
  KEEP_GUESTS_MONTHS: variable(
    kinds.wholeNumber(1, 36),
    '6',
    'Months after a fair until who came without an account is erased; the privacy policy says so.',
  ),
  SECOND_FACTOR: variable(
    kinds.oneOf('admins', 'off'),
    '`admins` in production, `off` elsewhere and with DEMO=on',
    '`admins`: admins of both kinds must set up two-step sign-in before they can do anything.',
  ),
  S3_BUCKET: variable(kinds.line(), 'files are kept in DATA_DIR/files', 'Bucket for files.'),
  S3_ENDPOINT: variable(kinds.url('https', 'http'), 'Amazon S3', 'Another S3-compatible store.'),
  S3_REGION: variable(kinds.line(), 'us-east-1', 'Region of the bucket.'),
  S3_ACCESS_KEY_ID: variable(kinds.line(), 'required with S3_BUCKET', 'Access key of the bucket.'),
  S3_SECRET_ACCESS_KEY: variable(
    kinds.secretOf(8),
    'required with S3_BUCKET',
    'Secret of the access key.',
  ),
  S3_FORCE_PATH_STYLE: variable(kinds.onOff, 'off', 'Names the bucket in the path.'),
  GOOGLE_CLIENT_ID: variable(kinds.line(), 'no sign-in with Google', 'Sign-in with Google.'),
  GOOGLE_CLIENT_SECRET: variable(kinds.secretOf(8), withoutIt('GOOGLE_CLIENT_ID'), 'Its secret.'),
  GOOGLE_ISSUER: variable(kinds.url('https', 'http'), 'Google', 'Another OpenID provider.'),
  MICROSOFT_CLIENT_ID: variable(
    kinds.line(),
    'no sign-in with Microsoft',
    'Sign-in with Microsoft.',
  ),
  MICROSOFT_CLIENT_SECRET: variable(
    kinds.secretOf(8),
    withoutIt('MICROSOFT_CLIENT_ID'),
    'Its secret.',
  ),
  MICROSOFT_ISSUER: variable(kinds.url('https', 'http'), 'Microsoft', 'Another OpenID provider.'),
  TURN_URLS: variable(kinds.turnUrls, 'calls go from person to person', 'Relays for calls.'),
  TURN_SECRET: variable(kinds.secretOf(16), 'required with TURN_URLS', 'Shared with the relays.'),
  JANUS_URL: variable(
    kinds.url('ws', 'wss', 'http', 'https'),
    'rooms of up to four',
    'Janus server for larger rooms.',
  ),
  GTM_ID: variable(kinds.tagManager, 'no tag manager', 'Google Tag Manager container.'),
  BRAND_NAME: variable(
    kinds.line(60),
    'set at `/admin/settings`, else Quad',
    'Name that visitors see.',
  ),
  BRAND_LEGAL_NAME: variable(
    kinds.line(),
    'set at `/admin/settings`, else BRAND_NAME',
    'Name of the company behind it.',
  ),
  BRAND_TAGLINE: variable(
    kinds.line(),
    'set at `/admin/settings`, else Free virtual college fairs, resources and guides',
    'Line below the logo.',
  ),
  BRAND_FOUNDED: variable(
    kinds.wholeNumber(1600, 2100),
    'set at `/admin/settings`, else 2012',
    'First year of the copyright.',
  ),
  BRAND_CONTACT_EMAIL: variable(
    kinds.email,
    'set at `/admin/settings`, else the address of MAIL_FROM',
    'Where the contact form writes to.',
  ),
  BRAND_POSTAL_ADDRESS: variable(
    kinds.line(),
    'set at `/admin/settings`; in production required for campaigns',
    'Postal address below emails, on invoices and on legal pages.',
  ),
  BRAND_TAX_ID: variable(
    kinds.line(60),
    'not shown',
    'Tax id of the seller on invoices and receipts, named as business offices know it: EIN 12-3456789.',
  ),
  REMITTANCE: variable(
    kinds.lines(8),
    'invoices name the postal address for checks, where one is set',
    'Where invoices are paid: bank, ACH or check address, in up to 8 lines; `\\n` is a line end.',
  ),
  BRAND_LOGO: variable(
    kinds.path,
    'set at `/admin/settings/brand`, else a pennant beside BRAND_NAME',
    'SVG, PNG, WebP or JPEG file shown in header and footer; light themes show it as it is, dark ones on white.',
  ),
  BRAND_ICON: variable(
    kinds.path,
    'set at `/admin/settings/brand`, else a pennant with the first letter of BRAND_NAME',
    'Square SVG, PNG, WebP or JPEG file for tabs and home screens.',
  ),
  BRAND_PRIMARY_COLOR: variable(
    kinds.color,
    'set at `/admin/settings/brand`, else #5555aa',
    'Color of buttons, links and, where it is set, the lawn; made darker or lighter until it can be read.',
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
