import { findingsAbout, reasonOf, type Finding } from '../cli/finding.ts';
import type { World } from '../world.ts';
import { translatorFor } from '../i18n/translator-for.ts';
import { createSmtpTransport, type SmtpSettings } from './transport.server.ts';
import { checkMailMessages as messages } from './check-mail.messages.ts';
import { emailContent } from './email-content.ts';
import type { EmailBrand } from './email-brand.ts';

interface Examined {
  readonly smtp: SmtpSettings;
  readonly brand: EmailBrand;
  readonly world: World;
  /** The recipient of a test email; '' for none. */
  readonly recipient: string;
}

/** Timeout for a mail server in milliseconds. */
const timeLimit = 30_000;

/** Signs in to the mail server and, with a recipient, sends a test email. */
export async function examineMail(examined: Examined): Promise<readonly Finding[]> {
  const { smtp, recipient } = examined;
  const about = findingsAbout('Email');
  const { host } = new URL(smtp.url);
  const transport = createSmtpTransport({
    ...smtp,
    connections: { prompt: 1, bulk: 1 },
    timeLimit,
  });
  try {
    await transport.probe();
    const here = about.good(`${host} takes what SMTP_URL says.`);
    return recipient === ''
      ? [here, about.note('To see an email arrive, name an address: quad check you@example.org.')]
      : [here, await sendTestMail(examined, transport)];
  } catch (error) {
    return [about.wrong(`${host} does not take what SMTP_URL says: ${reasonOf(error)}.`)];
  } finally {
    transport.close({ force: true });
  }
}

async function sendTestMail(
  { smtp, brand, world, recipient }: Examined,
  transport: ReturnType<typeof createSmtpTransport>,
): Promise<Finding> {
  const about = findingsAbout('Test email');
  const t = translatorFor(null);
  const id = world.newId();
  const outcome = await transport.carry(
    {
      id,
      recipient,
      subject: t(messages.subject, { brand: brand.name }),
      ...emailContent({
        brand,
        heading: t(messages.heading),
        paragraphs: [t(messages.lead, { brand: brand.name })],
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
