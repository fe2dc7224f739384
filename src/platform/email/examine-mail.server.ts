import { findingsAbout, reasonOf, type Finding } from '../cli/finding.ts';
import type { World } from '../world.ts';
import { speak } from '../words/speak.ts';
import { createSmtpCarrier, type SmtpSettings } from './carry-mail.server.ts';
import { checkMailWords as said } from './check-mail.words.ts';
import { letter } from './letter.ts';
import type { LetterBrand } from './letter-brand.ts';

interface Examined {
  readonly smtp: SmtpSettings;
  readonly brand: LetterBrand;
  readonly world: World;
  /** The recipient of a test email; '' for none. */
  readonly recipient: string;
}

/** Timeout for a mail server in milliseconds. */
const patience = 30_000;

/** Signs in to the mail server and, with a recipient, sends a test email. */
export async function examineMail(examined: Examined): Promise<readonly Finding[]> {
  const { smtp, recipient } = examined;
  const about = findingsAbout('Email');
  const { host } = new URL(smtp.url);
  const carrier = createSmtpCarrier({
    ...smtp,
    connections: { prompt: 1, bulk: 1 },
    patience,
  });
  try {
    await carrier.probe();
    const here = about.good(`${host} takes what SMTP_URL says.`);
    return recipient === ''
      ? [here, about.note('To see an email arrive, name an address: quad check you@example.org.')]
      : [here, await sendTestMail(examined, carrier)];
  } catch (error) {
    return [about.wrong(`${host} does not take what SMTP_URL says: ${reasonOf(error)}.`)];
  } finally {
    carrier.close({ force: true });
  }
}

async function sendTestMail(
  { smtp, brand, world, recipient }: Examined,
  carrier: ReturnType<typeof createSmtpCarrier>,
): Promise<Finding> {
  const about = findingsAbout('Test email');
  const say = speak(null);
  const id = world.newId();
  const outcome = await carrier.carry(
    {
      id,
      recipient,
      subject: say(said.subject, { brand: brand.name }),
      ...letter({
        brand,
        heading: say(said.heading),
        paragraphs: [say(said.lead, { brand: brand.name })],
      }),
      headers: {},
      calendar: null,
      attachment: null,
      bulk: false,
      message_id: `<${id}@${new URL(brand.home).hostname}>`,
      created_at: world.now(),
    },
    async () => world.now(),
  );
  if (outcome.kind === 'sent')
    return about.good(
      `The mail server took it for ${recipient}. Look whether it arrives, and not as spam.`,
    );
  const reason = 'reason' in outcome ? outcome.reason : outcome.kind;
  return about.wrong(`The mail server did not take it from ${smtp.from} (${reason}).`);
}
