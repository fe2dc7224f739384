import { join, resolve } from 'node:path';
import { keepSecret } from './env/keep-secret.server.ts';
import { readBrand } from './env/read-brand.ts';
import type { Brand } from './env/read-brand.ts';
import * as groups from './env/read-groups.ts';
import type { Janus, S3, Sender, Smtp, SocialProvider, Stripe, Turn } from './env/read-groups.ts';
import { readJson } from './env/read-json.server.ts';
import { readIcon, readPicture, type Picture } from './env/read-picture.server.ts';
import { readVariables } from './env/read-variables.ts';
import type { RawEnv } from './env/read-variables.ts';
import { variableNames, type VariableName } from './env/variables.ts';
import type { Features } from './model/features.ts';
import type { TrustProxy } from './http/trust-proxy.ts';

/** What invoices and receipts say beside who sells. */
export interface Billing {
  /** As the operator names it, such as `EIN 12-3456789`; absent: not shown. */
  readonly taxId: string | undefined;
  /** Where invoices are paid, line by line; absent: checks go to the postal address. */
  readonly remittance: readonly string[] | undefined;
}

/** Everything the environment says, checked. */
export interface Env {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly trustProxy: TrustProxy;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error';
  /** Seconds. */
  readonly shutdownDelay: number;
  readonly metricsToken: string | undefined;
  /** Absolute. */
  readonly dataDir: string;
  /** Absent: the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Connections of this process at most: for requests, and for jobs and email. */
  readonly pools: { readonly requests: number; readonly jobs: number };
  readonly secret: string;
  /** Where the secret is kept; absent when SECRET says it. */
  readonly secretFile: string | undefined;
  /** Absent: backups are not encrypted. */
  readonly backupPassphrase: string | undefined;
  /** `auto`: only when the database is empty, the server is at home and it is not production. */
  readonly demo: 'auto' | 'on' | 'off';
  /** Invented people come to the demo's fair. */
  readonly demoLife: boolean;
  /** Absent: the built-in mailbox. */
  readonly smtp: Smtp | undefined;
  /** Absent: the built-in test gateway, in production no card payment. */
  readonly stripe: Stripe | undefined;
  /** What PRICES holds, parsed and not yet understood; absent: the list of the project. */
  readonly prices: unknown;
  /** Words for which what attendees say is held; absent: the list of the project. */
  readonly heldWords: readonly string[] | undefined;
  /** Hosts of the operator's own network that webhooks may call. */
  readonly webhookHosts: readonly string[];
  /** Admins of both kinds have their role only after a second factor. */
  readonly adminsNeedSecondFactor: boolean;
  /** Months after a fair for which it is known who came without an account. */
  readonly keepGuestsMonths: number;
  /** Absent: `dataDir`/files. */
  readonly s3: S3 | undefined;
  readonly google: SocialProvider | undefined;
  readonly microsoft: SocialProvider | undefined;
  readonly turn: Turn | undefined;
  /** Absent: calls have four people at most. */
  readonly janus: Janus | undefined;
  readonly tagManagerId: string | undefined;
  readonly brand: Brand;
  readonly sender: Sender;
  /** Those that are off; what FEATURES_OFF names stays so. */
  readonly features: Features;
  /** `/graphiql` is there. */
  readonly explorer: boolean;
  /** The variables that are set: what they say cannot be changed by admins. */
  readonly setVariables: ReadonlySet<VariableName>;
  readonly billing: Billing;
  /** Absent: a pennant beside the name. */
  readonly logo: Picture | undefined;
  /** Square; absent: a pennant with a letter. */
  readonly icon: Picture | undefined;
}

/**
 * Reads and checks the whole environment, once, at start. Throws an EnvError of one sentence that
 * names the variable. Without SECRET one is made and kept in DATA_DIR.
 */
export function readEnv(raw: RawEnv): Env {
  const values = readVariables(raw);
  const production = values.NODE_ENV === 'production';
  if (production) {
    groups.need(
      values.PUBLIC_URL,
      'PUBLIC_URL',
      'when NODE_ENV is production: links in mails begin with it',
    );
    groups.need(
      values.SMTP_URL,
      'SMTP_URL',
      'when NODE_ENV is production: the mailbox is for trying Quad out',
    );
  }
  const port = values.PORT ?? 3000;
  const dataDir = resolve(values.DATA_DIR ?? 'data');
  return {
    production,
    port,
    host: values.HOST ?? '127.0.0.1',
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${port}`,
    trustProxy: values.TRUST_PROXY ?? false,
    logLevel: values.LOG_LEVEL ?? 'info',
    shutdownDelay: values.SHUTDOWN_DELAY ?? 0,
    metricsToken: values.METRICS_TOKEN,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    pools: { requests: values.DATABASE_POOL ?? 10, jobs: values.DATABASE_POOL_JOBS ?? 5 },
    demo: values.DEMO ?? 'auto',
    demoLife: values.DEMO_LIFE ?? true,
    smtp: groups.readSmtp(values),
    stripe: groups.readStripe(values),
    prices: values.PRICES === undefined ? undefined : readJson('PRICES', values.PRICES),
    heldWords: values.HELD_WORDS,
    webhookHosts: values.WEBHOOK_HOSTS ?? [],
    adminsNeedSecondFactor:
      values.SECOND_FACTOR === undefined
        ? production && values.DEMO !== 'on'
        : values.SECOND_FACTOR === 'admins',
    keepGuestsMonths: values.KEEP_GUESTS_MONTHS ?? 6,
    s3: groups.readS3(values),
    google: groups.readProvider(values, 'GOOGLE'),
    microsoft: groups.readProvider(values, 'MICROSOFT'),
    turn: groups.readTurn(values),
    janus: groups.readJanus(values),
    tagManagerId: values.GTM_ID,
    brand: readBrand(values),
    sender: groups.readSender(values),
    features: { off: new Set(values.FEATURES_OFF) },
    explorer: values.EXPLORER ?? true,
    setVariables: new Set(variableNames.filter((name) => values[name] !== undefined)),
    billing: { taxId: values.BRAND_TAX_ID, remittance: values.REMITTANCE },
    logo: readPicture('BRAND_LOGO', values.BRAND_LOGO),
    icon: readIcon('BRAND_ICON', values.BRAND_ICON),
    secret: values.SECRET ?? keepSecret(dataDir),
    secretFile: values.SECRET === undefined ? join(dataDir, 'secret') : undefined,
    backupPassphrase: values.BACKUP_PASSPHRASE,
  };
}
