import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from './env.server.ts';
import { EnvError } from './env/env-error.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'quad-env-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const read = (raw: Record<string, string>) => readEnv({ DATA_DIR: dataDir, ...raw });

/** What the operator is told. */
function complaint(raw: Record<string, string>): string {
  try {
    read(raw);
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
  return 'Quad starts.';
}

const secret = 'a-secret-that-nobody-can-guess-0123';
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://fairs.example.org',
  SMTP_URL: 'smtp://mail.example.org',
  MAIL_FROM: 'Quad Fairs <fairs@example.org>',
};

describe('an operator who sets nothing', () => {
  it('gets a server on this machine alone, with its own database and mailbox', () => {
    expect(read({ PORT: '' })).toMatchObject({
      production: false,
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      trustProxy: false,
      databaseUrl: undefined,
      smtp: undefined,
      demo: 'auto',
      brand: { name: 'Quad', founded: 2012, primaryColor: '#5555aa' },
    });
  });

  it('gets a secret that stays the same and that no one else can read', () => {
    const first = read({}).secret;
    expect(first.length).toBeGreaterThanOrEqual(64);
    expect(read({}).secret).toBe(first);
    expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(dataDir, 'secret'), 'utf8').trim()).toBe(first);
  });

  it('is told when the kept secret is broken', () => {
    writeFileSync(join(dataDir, 'secret'), 'short');
    expect(complaint({})).toBe(`${join(dataDir, 'secret')} is broken: put it back, or set SECRET.`);
  });
});

describe('an operator in production', () => {
  it('starts with an address, a mail server and a sender', () => {
    expect(read(production)).toMatchObject({
      production: true,
      publicUrl: 'https://fairs.example.org',
      smtp: { url: 'smtp://mail.example.org', from: 'Quad Fairs <fairs@example.org>' },
      brand: { contactEmail: 'fairs@example.org' },
    });
  });

  it.each([
    [
      'PUBLIC_URL',
      'PUBLIC_URL is required when NODE_ENV is production: links in mails begin with it.',
    ],
    [
      'SMTP_URL',
      'SMTP_URL is required when NODE_ENV is production: the mailbox is for trying Quad out.',
    ],
    ['MAIL_FROM', 'MAIL_FROM is required with SMTP_URL.'],
  ])('is refused without %s', (name, sentence) => {
    expect(complaint({ ...production, [name]: '' })).toBe(sentence);
  });
});

describe('an operator who mistypes a value is told which one, without the value', () => {
  it.each([
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535.'],
    ['PORT', '3000x', 'PORT must be a whole number from 0 to 65535.'],
    ['HOST', 'not a host', 'HOST must be an IP address or a host name.'],
    ['NODE_ENV', 'prod', 'NODE_ENV must be production or development or test.'],
    ['DEMO', 'yes', 'DEMO must be auto or on or off.'],
    [
      'FEATURES_OFF',
      'guides, booths',
      'FEATURES_OFF must be names separated by commas, out of newsletter, contact-form, guides, classes, fair-news, push.',
    ],
    ['SECRET', 'hunter2', 'SECRET must be at least 32 characters long, without spaces.'],
    [
      'DATABASE_URL',
      'mysql://u:pw@h/d',
      'DATABASE_URL must be an address that begins with postgresql:// or postgres://.',
    ],
    [
      'PUBLIC_URL',
      'https://example.org/fairs',
      'PUBLIC_URL must be an address like https://fairs.example.org, without a path.',
    ],
    [
      'PUBLIC_URL',
      'javascript:alert(1)',
      'PUBLIC_URL must be an address like https://fairs.example.org, without a path.',
    ],
    [
      'TRUST_PROXY',
      'everyone',
      'TRUST_PROXY must be false, a number of proxies from 1 to 9, or addresses separated by commas.',
    ],
    ['TURN_URLS', 'http://x', 'TURN_URLS must be turn: or turns: addresses separated by commas.'],
    ['GTM_ID', 'UA-1', 'GTM_ID must be a container id like GTM-ABC123.'],
    [
      'REMITTANCE',
      'One more line\\n'.repeat(9),
      'REMITTANCE must be 1 to 8 lines of at most 200 characters.',
    ],
    ['BRAND_TAX_ID', 'EIN\n12-3456789', 'BRAND_TAX_ID must be one line of at most 60 characters.'],
    ['BRAND_PRIMARY_COLOR', 'blue', 'BRAND_PRIMARY_COLOR must be a colour like #5555aa.'],
  ])('%s=%s', (name, value, sentence) => {
    expect(complaint({ [name]: value })).toBe(sentence);
  });
});

it.each([
  ['real line ends', 'ACH: First Bank\nChecks: PO Box 12\n'],
  ['line ends as they are written in a file', 'ACH: First Bank\\nChecks: PO Box 12'],
])('an operator says where invoices are paid in several lines, with %s', (_, REMITTANCE) => {
  const { billing } = read({ REMITTANCE });
  expect(billing).toEqual({
    taxId: undefined,
    remittance: ['ACH: First Bank', 'Checks: PO Box 12'],
  });
});

describe('an operator who mistypes a name', () => {
  it.each([
    ['DATBASE_URL', 'DATBASE_URL is not a variable of Quad; DATABASE_URL is.'],
    ['DATADIR', 'DATADIR is not a variable of Quad; DATA_DIR is.'],
    ['public_url', 'public_url is not a variable of Quad; PUBLIC_URL is.'],
    ['TRUST_PROXIE', 'TRUST_PROXIE is not a variable of Quad; TRUST_PROXY is.'],
    ['S3_BUKCET', 'S3_BUKCET is not a variable of Quad; S3_BUCKET is.'],
    ['SMTP_HOST', 'SMTP_HOST is not a variable of Quad.'],
    ['BRAND_MOTTO', 'BRAND_MOTTO is not a variable of Quad.'],
  ])('%s is told', (name, sentence) => {
    expect(complaint({ [name]: 'x' })).toBe(sentence);
  });

  it('is not bothered about what belongs to other programs', () => {
    const others = {
      PATH: '/bin',
      HOME: '/',
      MAIL: '/var/mail/x',
      GOOGLE_CLOUD_PROJECT: 'p',
      SORT: 'x',
    };
    expect(complaint(others)).toBe('Quad starts.');
  });
});

describe('an operator who sets half of something', () => {
  it.each([
    [{ STRIPE_SECRET_KEY: secret }, 'STRIPE_WEBHOOK_SECRET is required with STRIPE_SECRET_KEY.'],
    [
      { STRIPE_WEBHOOK_SECRET: secret },
      'STRIPE_WEBHOOK_SECRET is set and STRIPE_SECRET_KEY, which it belongs to, is not.',
    ],
    [
      { STRIPE_API_URL: 'http://127.0.0.1:1' },
      'STRIPE_API_URL is set and STRIPE_SECRET_KEY, which it belongs to, is not.',
    ],
    [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_SECRET is required with GOOGLE_CLIENT_ID.'],
    [
      { MICROSOFT_ISSUER: 'https://id.example.org' },
      'MICROSOFT_ISSUER is set and MICROSOFT_CLIENT_ID, which it belongs to, is not.',
    ],
    [{ S3_REGION: 'eu-west-1' }, 'S3_REGION is set and S3_BUCKET, which it belongs to, is not.'],
    [{ S3_BUCKET: 'b' }, 'S3_ACCESS_KEY_ID is required with S3_BUCKET.'],
    [{ TURN_URLS: 'turn:relay.example.org:3478' }, 'TURN_SECRET is required with TURN_URLS.'],
    [{ JANUS_URL: 'http://127.0.0.1:8088/janus' }, 'JANUS_API_SECRET is required with JANUS_URL.'],
    [
      { JANUS_API_SECRET: 'a-secret-of-the-janus' },
      'JANUS_API_SECRET is set and JANUS_URL, which it belongs to, is not.',
    ],
    [
      { DKIM_SELECTOR: 'x' },
      'DKIM_SELECTOR is set and DKIM_PRIVATE_KEY, which it belongs to, is not.',
    ],
    [
      {
        SMTP_URL: 'smtp://mail.example.org',
        MAIL_FROM: 'no-reply@fairs.example',
        BOUNCE_ADDRESS: `${'b'.repeat(22)}@fairs.example`,
      },
      'BOUNCE_ADDRESS may have 21 letters before the @ at most: each mail adds its own.',
    ],
  ])('%o is told', (raw, sentence) => {
    expect(complaint(raw)).toBe(sentence);
  });

  it('is told what is wrong with the prices, which may be JSON or a file of it', () => {
    expect(complaint({ PRICES: '{ "currency": ' })).toBe(
      'PRICES must be JSON, or the path of a file that is.',
    );
    expect(complaint({ PRICES: join(dataDir, 'none.json') })).toBe(
      'PRICES names a file that cannot be read.',
    );
    expect(read({ PRICES: '{ "currency": "eur" }' }).prices).toEqual({ currency: 'eur' });
    writeFileSync(join(dataDir, 'prices.json'), '{ "currency": "cad" }');
    expect(read({ PRICES: join(dataDir, 'prices.json') }).prices).toEqual({ currency: 'cad' });
  });

  it('gets the whole of it with both halves', () => {
    const key = '-----BEGIN PRIVATE KEY-----\\nAAAA\\n-----END PRIVATE KEY-----';
    expect(read({ ...production, DKIM_PRIVATE_KEY: key }).smtp?.dkim).toEqual({
      domainName: 'example.org',
      keySelector: 'quad',
      privateKey: key.replaceAll('\\n', '\n'),
    });
    expect(
      read({
        GOOGLE_CLIENT_ID: 'id',
        GOOGLE_CLIENT_SECRET: secret,
        GOOGLE_ISSUER: 'http://localhost:9/',
      }).google,
    ).toEqual({ clientId: 'id', clientSecret: secret, issuer: 'http://localhost:9' });
  });
});
