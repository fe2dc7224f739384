import ipaddr from 'ipaddr.js';

/** Characters of a description. An answer has a part for each picture and sound of the others. */
const longest = { offer: 30_000, answer: 100_000 } as const;

/** Candidates that are passed on; a browser offers a few for each network it has. */
const mostCandidates = 30;

/** Where no browser on another machine is: Janus would send to itself, or to many. */
const refusedRanges: readonly string[] = [
  'unspecified',
  'broadcast',
  'multicast',
  'linkLocal',
  'loopback',
];

/**
 * Reads the description of a page's connection with Janus, and leaves out the candidates to which
 * Janus has nothing to send.
 * @returns null for one that no page of a call makes
 */
export function cleanMedia(type: keyof typeof longest, sdp: string): string | null {
  if (sdp === '' || sdp.length > longest[type]) return null;
  const lines = sdp.split(/\r\n|\r|\n/);
  const kinds = lines
    .filter((line) => /^m=/i.test(line))
    .map((line) => /^m=(\S*)/i.exec(line)?.[1]);
  if (kinds.some((kind) => kind !== 'audio' && kind !== 'video')) return null;
  if (type === 'offer' && new Set(kinds).size < kinds.length) return null;
  let left = mostCandidates;
  return lines
    .filter((line) => {
      if (/^a=remote-candidates:/i.test(line)) return false;
      if (!/^a=candidate:/i.test(line)) return true;
      if (!isReachable(line)) return false;
      left -= 1;
      return left >= 0;
    })
    .join('\r\n');
}

/** By its grammar (RFC 8839); names are of the page's own network. */
function isReachable(candidate: string): boolean {
  const address = /^a=candidate:\S+ \d+ \S+ \d+ (\S+) \d+ typ /i.exec(candidate)?.[1];
  if (address === undefined || !ipaddr.isValid(address)) return false;
  return !refusedRanges.includes(ipaddr.process(address).range());
}
