import { createPublicKey } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import { findingsAbout, reasonOf, type Finding } from '../cli/finding.ts';
import type { SmtpSettings } from './transport.server.ts';

/** The text that belongs into the DNS for a private key in PEM (RFC 6376, 3.6.1). */
export function dkimRecord(privateKey: string): string {
  const key = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  return `v=DKIM1; k=rsa; p=${key.toString('base64')}`;
}

/**
 * Checks whether the DNS has the DKIM record that emails are signed for.
 * @param servers addresses of DNS servers; default: those of this machine
 */
export async function examineDkim(
  { domainName, keySelector, privateKey }: NonNullable<SmtpSettings['dkim']>,
  servers?: readonly string[],
): Promise<readonly Finding[]> {
  const about = findingsAbout('DKIM');
  const name = `${keySelector}._domainkey.${domainName}`;
  const expected = dkimRecord(privateKey);
  const record = `${name} TXT "${expected}"`;
  const dns = new Resolver({ timeout: 5_000, tries: 2 });
  if (servers) dns.setServers(servers);
  try {
    const texts = (await dns.resolveTxt(name)).map((parts) => parts.join(''));
    const keys = texts.map(keyIn);
    if (keys.includes(keyIn(expected)))
      return [about.good(`The DNS has the key that emails are signed with, at ${name}.`)];
    return [
      about.wrong(
        `The DNS has another key at ${name} than the one of DKIM_PRIVATE_KEY. It should be: ${record}`,
      ),
    ];
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    return code === 'ENOTFOUND' || code === 'ENODATA'
      ? [about.wrong(`The DNS has no key yet. Add this record: ${record}`)]
      : [
          about.note(
            `The DNS cannot be asked from here (${reasonOf(error)}). It should have: ${record}`,
          ),
        ];
  }
}

/** The key in a record, without the spaces that some DNS tools add. */
const keyIn = (text: string): string | undefined =>
  /(?:^|;)\s*p=([^;]*)/.exec(text)?.[1]?.replaceAll(/\s/g, '');
