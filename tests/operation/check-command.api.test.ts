import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { checkCommand } from '../../src/app/cli/check-command.server.ts';
import { dkimRecord, examineDkim } from '../../src/platform/email/examine-dkim.server.ts';
import { startDnsServer } from '../../src/platform/testing/dns-server.server.ts';
import { startMailServer } from '../../src/platform/testing/mail-server.server.ts';
import { operatorOf } from '../../src/platform/testing/operator.server.ts';
import { startS3Server } from '../../src/platform/testing/s3-server.server.ts';
import { testDatabase } from '../../src/platform/testing/test-database.server.ts';
import { realWorld } from '../../src/platform/real-world.server.ts';
import { worldAt } from '../../src/platform/testing/world-at.server.ts';
import type { World } from '../../src/platform/world.ts';
import { paymentServer } from '../support/test-payments.server.ts';

const folder = await mkdtemp(join(tmpdir(), 'quad-check-'));
const database = await testDatabase();
const mail = await startMailServer();
const s3 = await startS3Server();
const cards = await paymentServer();
afterAll(async () => {
  await mail.close();
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const smtp = { SMTP_URL: mail.url, MAIL_FROM: 'Our Fairs <fairs@example.org>' };
const bucket = {
  S3_BUCKET: s3.settings.bucket,
  S3_ENDPOINT: s3.settings.endpoint,
  S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
  // The server here takes any.
  S3_SECRET_ACCESS_KEY: 'tests-only-tests-only',
  S3_FORCE_PATH_STYLE: 'on',
};
const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_tests_only_tests_only',
  STRIPE_WEBHOOK_SECRET: 'whsec_tests_only_tests_only',
  STRIPE_API_URL: `${cards.line.url}/test-gateway`,
};

const check = (
  env: Readonly<Record<string, string>>,
  words: string[] = [],
  world: World = realWorld,
) => operatorOf(checkCommand, { database, world, env: { DATA_DIR: folder, ...env } })(...words);

test('an operator in production learns what invoices do not say', async () => {
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://fairs.example.org',
    ...smtp,
    BRAND_POSTAL_ADDRESS: '1 Main Street, Athens, OH 45701',
  };
  const { output } = await check(production);
  expect(output).toContain('REMITTANCE is not set: invoices name the postal address for checks');
  expect(output).toContain('BRAND_TAX_ID is not set');
  const { output: whole } = await check({
    ...production,
    REMITTANCE: 'ACH: First Bank',
    BRAND_TAX_ID: 'EIN 12-3456789',
  });
  expect(whole).not.toMatch(/REMITTANCE|BRAND_TAX_ID/);
});

describe('an operator who has set everything up', () => {
  test('reads that each part works, and has a test email', async () => {
    const { exitCode, output, errors } = await check({ ...smtp, ...bucket, ...stripe }, [
      'ada@example.org',
    ]);
    expect({ exitCode, errors }).toEqual({ exitCode: 0, errors: '' });
    for (const line of [
      /^good {3}Database: PostgreSQL \d+.* answers\.$/m,
      /^good {3}Tables: All migrations have run\.$/m,
      /^good {3}Clock: /m,
      /^good {3}Email: 127\.0\.0\.1:\d+ takes what SMTP_URL says\.$/m,
      /^good {3}Test email: The mail server took it for ada@example\.org\./m,
      /^note {3}DKIM: DKIM_PRIVATE_KEY is not set/m,
      /^good {3}Files: A file was written to the bucket quad-tests, read and removed\.$/m,
      /^good {3}Disk: \d+\.\d GB are free at /m,
      /^good {3}Card payments: Stripe takes the key of STRIPE_SECRET_KEY\.$/m,
      /Everything that is configured works\.\n$/,
    ])
      expect(output).toMatch(line);
    expect(mail.received.at(-1)).toMatchObject({
      subject: 'Test email from Quad',
      to: { text: 'ada@example.org' },
    });
  });

  test('leaves no file in the store', async () => {
    expect(await check({})).toMatchObject({ exitCode: 0 });
    const left = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true });
    expect(left.filter((entry) => entry.isFile())).toEqual([]);
  });
});

describe('an operator whose settings are wrong', () => {
  test('reads what is wrong with each part, and the rest is checked all the same', async () => {
    mail.behave({ rcpt: 550, says: 'Sender not allowed.' });
    cards.line.fail('broken');
    const { exitCode, output, errors } = await check(
      { ...smtp, ...bucket, ...stripe, S3_BUCKET: 'another' },
      ['ada@example.org'],
    );
    cards.line.mend();
    expect(output).toMatch(/^wrong {2}Test email: The mail server did not take it from Our Fairs/m);
    expect(output).toMatch(
      /^wrong {2}Files: A file could not be written to the bucket another: .+\.$/m,
    );
    expect(output).toMatch(
      /^wrong {2}Card payments: Stripe does not take STRIPE_SECRET_KEY: .+\.$/m,
    );
    expect(output).toMatch(/^good {3}Database: /m);
    expect({ exitCode, errors }).toEqual({
      exitCode: 1,
      errors: 'Found 3 problems; see above.\n',
    });
  });

  test('reads that no one is at the address of the mail server', async () => {
    const gone = await startMailServer();
    await gone.close();
    const { exitCode, output } = await check({ ...smtp, SMTP_URL: gone.url });
    expect(exitCode).toBe(1);
    expect(output).toMatch(
      /^wrong {2}Email: 127\.0\.0\.1:\d+ does not take what SMTP_URL says: .*ECONNREFUSED/m,
    );
  });

  test('reads that a test email goes nowhere without a mail server', async () => {
    const { exitCode, output } = await check({}, ['ada@example.org']);
    expect(exitCode).toBe(1);
    expect(output).toMatch(/^wrong {2}Email: SMTP_URL is not set/m);
  });

  test('reads that the clock of the machine is wrong', async () => {
    const { exitCode, output } = await check({}, [], worldAt('2020-01-01T00:00:00Z'));
    expect(exitCode).toBe(1);
    expect(output).toMatch(/^wrong {2}Clock: The clock of the database is \d+ seconds ahead of/m);
  });

  test('reads which migrations are still to run, and which a newer Quad has run', async () => {
    const own = await testDatabase();
    const look = () =>
      operatorOf(checkCommand, { database: own, world: realWorld, env: { DATA_DIR: folder } })();
    const { rows } = await own.pool.query<{ name: string }>(
      'delete from migration where name = (select max(name) from migration) returning name',
    );
    expect((await look()).output).toContain(
      `The next start runs 1 of them: ${rows[0]?.name ?? '?'}.`,
    );
    await own.pool.query(
      `insert into migration (name, timestamp) values ($1, ''), ('9999-of-tomorrow', '')`,
      [rows[0]?.name],
    );
    expect(await look()).toMatchObject({
      exitCode: 0,
      output: expect.stringContaining(
        'A newer Quad has added to them (9999-of-tomorrow)',
      ) as string,
    });
    await own.pool.query(
      `insert into migration_floor values ('9999-of-tomorrow', '9998-of-today', 'nobody reads it')`,
    );
    expect(await look()).toMatchObject({
      exitCode: 1,
      output: expect.stringContaining('(9999-of-tomorrow needs 9998-of-today)') as string,
    });
  });
});

describe('an operator who has email signed', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const key = { domainName: 'example.org', keySelector: 'fall', privateKey: pem };
  const name = 'fall._domainkey.example.org';

  test.each([
    ['has the record', { [name]: dkimRecord(pem) }, 'good', 'The DNS has the key'],
    ['has another key there', { [name]: 'v=DKIM1; k=rsa; p=MIIB' }, 'wrong', 'The DNS has another'],
    ['has forgotten the record', {}, 'wrong', `Add this record: ${name} TXT "v=DKIM1; k=rsa; p=`],
  ])('%s, and reads so', async (_, texts, verdict, says) => {
    const dns = await startDnsServer(texts);
    const [finding] = await examineDkim(key, [dns.address]);
    await dns.close();
    expect(finding).toEqual({
      verdict,
      about: 'DKIM',
      says: expect.stringContaining(says) as string,
    });
    // What is told to be put into the DNS is no secret.
    expect(finding?.says).not.toContain('PRIVATE KEY');
  });

  test('reads what the DNS should have where it cannot be asked', async () => {
    const dns = await startDnsServer({});
    await dns.close();
    const [finding] = await examineDkim(key, [dns.address]);
    expect(finding).toMatchObject({
      verdict: 'note',
      says: expect.stringContaining(dkimRecord(pem)) as string,
    });
  });
});
