import { emailBrand } from '../../features/accounts/account-email.server.ts';
import { smtpOf } from '../mail.server.ts';
import { providerOf } from '../open-payments.server.ts';
import { examineProvider } from '../../features/payments/provider/examine-provider.server.ts';
import { examineJanus } from '../../platform/media/examine-janus.server.ts';
import { examineTurn } from '../../features/lobby/calls/examine-turn.server.ts';
import { CommandFailure, type Command, type CommandCall } from '../../platform/cli/command.ts';
import { findingsAbout, reasonOf, type Finding } from '../../platform/cli/finding.ts';
import { examineDatabase } from '../../platform/database/examine-database.server.ts';
import { examineDkim } from '../../platform/email/examine-dkim.server.ts';
import { examineMail } from '../../platform/email/examine-mail.server.ts';
import type { Env } from '../../platform/env.server.ts';
import { examineDisk, examineFiles } from '../../platform/files/examine-files.server.ts';
import { readBuiltId } from '../../platform/page-server/build-pages.server.ts';
import { withSettings } from '../../features/settings/open-settings.server.ts';

/** `quad check [EMAIL]` */
export const checkCommand: Command = {
  name: 'check',
  arguments: ['[EMAIL]'],
  summary: 'Tests everything that is configured and reports problems.',
  help: [
    'Checks the database version, tables, and clock; signs in to the email server and, if EMAIL is',
    'given, sends a test email to it; compares the DKIM record in DNS with the key; writes, reads, and',
    'removes a file in the file store; validates the Stripe key; asks the TURN server for a relay, and',
    'Janus for its rooms; checks the built pages and free disk space. Changes nothing and can run while Quad is running. Exits with',
    'code 1 if something is wrong.',
  ].join('\n'),
  async run(call) {
    const env = await withWhatIsSet(call);
    let wrong = 0;
    for (const [about, check] of checksFor(call, env)) {
      for (const finding of await outcomeOf(about, check)) {
        if (finding.verdict === 'wrong') wrong += 1;
        call.print(`${finding.verdict.padEnd(5)}  ${finding.about}: ${finding.says}`);
      }
    }
    if (wrong > 0)
      throw new CommandFailure(
        `Found ${wrong} ${wrong === 1 ? 'problem' : 'problems'}; see above.`,
      );
    call.print('Everything that is configured works.');
  },
};

/** The environment with what admins have set; without that where the database cannot be asked. */
async function withWhatIsSet(call: CommandCall): Promise<Env> {
  const env = call.readEnv();
  try {
    const { database } = await call.openDatabase({ asItIs: true });
    return await withSettings(env, database.pool);
  } catch {
    // Database problems are reported below.
    return env;
  }
}

type Check = () => Promise<readonly Finding[]>;

async function outcomeOf(about: string, check: Check): Promise<readonly Finding[]> {
  try {
    return await check();
  } catch (error) {
    return [findingsAbout(about).wrong(`${reasonOf(error)}.`)];
  }
}

const checksFor = (call: CommandCall, env: Env): readonly (readonly [string, Check])[] => [
  ['Settings', async () => examineSettings(env)],
  [
    'Database',
    async () => {
      const { database } = await call.openDatabase({ asItIs: true });
      return examineDatabase(database, { world: call.world, production: env.production });
    },
  ],
  ['Email', () => examineEmail(call, env)],
  ['DKIM', () => examineSignature(env)],
  ['Files', () => examineFiles(env, call.world)],
  ['Disk', () => examineDisk(env)],
  ['Card payments', () => examineCards(call, env)],
  ['Video calls', () => examineTurn(env.turn, call.world)],
  ['Janus', () => examineJanus(env.janus, call.world)],
  ['Pages', () => examinePages(env)],
];

function examineSettings({ production, publicUrl, brand, billing }: Env): readonly Finding[] {
  const about = findingsAbout('Settings');
  const notes = [
    ...(production
      ? []
      : ['NODE_ENV is not production: use this server for evaluation and development only.']),
    ...(production && publicUrl.startsWith('http:')
      ? [`PUBLIC_URL is ${publicUrl}: without https, passwords are sent unencrypted.`]
      : []),
    ...(production && brand.postalAddress === undefined
      ? [
          'No postal address is set (/admin/settings or BRAND_POSTAL_ADDRESS), so no campaign can be sent (CAN-SPAM).',
        ]
      : []),
    ...(production && billing.remittance === undefined
      ? [
          brand.postalAddress === undefined
            ? 'REMITTANCE is not set: invoices don’t say where to pay.'
            : 'REMITTANCE is not set: invoices name the postal address for checks and no bank.',
        ]
      : []),
    ...(production && billing.taxId === undefined
      ? ['BRAND_TAX_ID is not set: invoices and receipts show no tax id.']
      : []),
  ];
  return [about.good('Every variable has a value that Quad can use.'), ...notes.map(about.note)];
}

async function examineEmail(call: CommandCall, env: Env): Promise<readonly Finding[]> {
  const smtp = smtpOf(env);
  const recipient = call.argument('EMAIL');
  const { note, wrong } = findingsAbout('Email');
  if (smtp) return examineMail({ smtp, recipient, brand: emailBrand(env), world: call.world });
  const says = 'SMTP_URL is not set: all email stays in the built-in mailbox.';
  return [recipient === '' ? note(says) : wrong(says)];
}

async function examineSignature({ smtp }: Env): Promise<readonly Finding[]> {
  if (!smtp) return [];
  if (smtp.dkim) return examineDkim(smtp.dkim);
  const says =
    'DKIM_PRIVATE_KEY is not set, so Quad doesn’t sign emails. That’s fine if the email server signs them.';
  return [findingsAbout('DKIM').note(says)];
}

async function examineCards(call: CommandCall, env: Env): Promise<readonly Finding[]> {
  const { note } = findingsAbout('Card payments');
  if (!env.stripe)
    return [
      note(
        env.production
          ? 'STRIPE_SECRET_KEY is not set: exhibitors pay by invoice only.'
          : 'STRIPE_SECRET_KEY is not set: the test gateway takes cards and moves no money.',
      ),
    ];
  const provider = providerOf(env, call.world, () => undefined);
  const findings = provider === null ? [] : await examineProvider(provider, call.world);
  const isTest = env.stripe.secretKey.includes('_test_');
  return env.production && isTest
    ? [...findings, note('The key is for Stripe’s test mode: no money moves.')]
    : findings;
}

async function examinePages({ production }: Env): Promise<readonly Finding[]> {
  const about = findingsAbout('Pages');
  const id = await readBuiltId();
  if (id !== '') return [about.good(`The pages are built (${id}).`)];
  return [
    production
      ? about.wrong('The pages are not built: run "npm ci --include=dev" and "npm run build".')
      : about.note('The pages are not built yet. The first start builds them.'),
  ];
}
