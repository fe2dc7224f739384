import { featureNames, isFeature, type Feature } from '../model/features.ts';
import { parseTrustProxy } from '../http/trust-proxy.ts';
import type { TrustProxy } from '../http/trust-proxy.ts';

/** How a variable's text becomes a value; undefined when it does not. */
export interface ValueKind<Value> {
  /** Describes a valid value; continues "NAME must be". */
  readonly must: string;
  read(text: string): Value | undefined;
}

function kind<Value>(must: string, read: (text: string) => Value | undefined): ValueKind<Value> {
  return { must, read };
}

const matching = (must: string, form: RegExp): ValueKind<string> =>
  kind(must, (text) => (form.test(text) ? text : undefined));

/** Single-line text. */
export const line = (most = 200) =>
  matching(`one line of at most ${most} characters`, new RegExp(`^[^\\p{Cc}]{1,${most}}$`, 'u'));

/**
 * Several lines; `
 * ` stands for a line break.
 */
export const lines = (most: number, longest = 200) =>
  kind(`1 to ${most} lines of at most ${longest} characters`, (text) => {
    const found = text
      .replaceAll('\\n', '\n')
      .split(/\r?\n/)
      .map((one) => one.trim())
      .filter((one) => one !== '');
    const fits = found.every((one) => one.length <= longest && !/\p{Cc}/u.test(one));
    return fits && found.length >= 1 && found.length <= most ? found : undefined;
  });

/** A secret; too short a one could be guessed. */
export const secretOf = (least: number) =>
  matching(`at least ${least} characters long, without spaces`, new RegExp(`^\\S{${least},}$`));

/** Words that people remember, with spaces. */
export const passphrase = matching('12 to 200 characters on one line', /^[^\p{Cc}]{12,200}$/u);

/** Words of any language; none at all is an answer, too. */
export const wordList = kind('words separated by commas', (text) => {
  const words = text.split(',').map((word) => word.trim().toLowerCase());
  const nonEmptyWords = words.filter((word) => word !== '');
  return nonEmptyWords.every((word) => /^[^\p{Cc}]{1,60}$/u.test(word)) ? nonEmptyWords : undefined;
});

/** Hosts as a URL writes them, with a port where it isn't the default. */
export const hostList = kind<readonly string[]>('hosts separated by commas', (text) => {
  const hosts = text.split(',').map((host) => host.trim().toLowerCase());
  const isHost = (host: string) => URL.parse(`http://${host}/`)?.host === host;
  return hosts.every(isHost) ? hosts : undefined;
});

/** Names of features, separated by commas. */
export const featureList = kind<readonly Feature[]>(
  `names separated by commas, out of ${featureNames.join(', ')}`,
  (text) => {
    const names = text.split(',').flatMap((name) => name.trim().toLowerCase() || []);
    return names.every(isFeature) ? names : undefined;
  },
);

export const oneOf = <const Words extends readonly string[]>(...words: Words) =>
  kind<Words[number]>(words.join(' or '), (text) => words.find((word) => word === text));

export const wholeNumber = (least: number, most: number) =>
  kind(`a whole number from ${least} to ${most}`, (text) => {
    const value = Number(text);
    return /^\d{1,9}$/.test(text) && value >= least && value <= most ? value : undefined;
  });

export const onOff = kind('on or off', (text) =>
  text === 'on' ? true : text === 'off' ? false : undefined,
);

/** An address of this machine to listen on, or a host name. */
export const host = matching(
  'an IP address or a host name',
  /^(?:[\da-f]*:[\da-f:.]*|(?!-)[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63})*)$/i,
);

/** A file or folder. */
export const path = kind('a path', (text) => (text.includes('\0') ? undefined : text));

/** An address with one of the given schemes, without its trailing slash. */
export const url = (...schemes: string[]) =>
  kind(
    `an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
    (text) => {
      const parsed = URL.canParse(text) ? new URL(text) : undefined;
      const fits = parsed && schemes.includes(parsed.protocol.slice(0, -1)) && parsed.host !== '';
      return fits ? text.replace(/\/$/, '') : undefined;
    },
  );

/** Scheme, host and port alone: links are made by putting a path behind it. */
export const origin = kind('an address like https://fairs.example.org, without a path', (text) => {
  const parsed = URL.canParse(text) ? new URL(text) : undefined;
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return undefined;
  const bare = `${parsed.origin}/` === parsed.href;
  return bare ? parsed.origin : undefined;
});

/** `address@host` or `Name <address@host>`. */
export const sender = matching(
  'an e-mail address, with or without a name: Quad Fairs <fairs@example.org>',
  /^(?:[^<>@\p{Cc}]{0,100}<[^\s<>@,]+@[^\s<>@,]+\.[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+\.[^\s<>@,]+)$/u,
);

export const email = matching('an e-mail address', /^[^\s<>@,]+@[^\s<>@,]+\.[^\s<>@,]+$/);

export const hostName = matching('a host name', /^[a-z\d-]{1,63}(\.[a-z\d-]{1,63})+$/i);

export const hostLabel = matching('a single label of a host name', /^[a-z\d-]{1,63}$/i);

export const tagManager = matching('a container id like GTM-ABC123', /^GTM-[A-Z\d]{4,12}$/);

export const color = matching('a colour like #5555aa', /^#[\da-f]{6}$/i);

/**
 * A private key in PEM; `
 * ` stands for a line break.
 */
export const pemKey = kind('a private key in PEM', (text) => {
  const pem = text.replaceAll('\\n', '\n');
  return /^-----BEGIN [A-Z ]*PRIVATE KEY-----\n[\s\S]+-----END [A-Z ]*PRIVATE KEY-----$/.test(pem)
    ? pem
    : undefined;
});

/** Addresses of relays (RFC 7065), separated by commas. */
export const turnUrls = kind('turn: or turns: addresses separated by commas', (text) => {
  const urls = text.split(',').map((entry) => entry.trim());
  return urls.every((entry) => /^turns?:[^\s:]+(:\d+)?(\?transport=(udp|tcp))?$/.test(entry))
    ? urls
    : undefined;
});

export const trustProxy = kind<TrustProxy>(
  'false, a number of proxies from 1 to 9, or addresses separated by commas',
  (text) => {
    try {
      return parseTrustProxy(text);
    } catch {
      return undefined;
    }
  },
);
