import Negotiator from 'negotiator';

/** The media types in which an answer can come; the first is for callers who leave it to us. */
const offered = [
  'application/json',
  'application/graphql-response+json',
  'text/event-stream',
] as const;
export type Media = (typeof offered)[number];

/** What was found out before: programs say the same each time, and reading it takes microseconds. */
const known = new Map<string, readonly Media[]>();
const mostKnown = 100;

/**
 * The media types of an answer that a caller takes, the dearest to him first (RFC 9110, section
 * 12.5.1); none when he takes nothing that we have. All answers are in UTF-8, so asking for that
 * makes no difference.
 */
export function negotiateMedia(accept = '*/*'): readonly Media[] {
  let takes = known.get(accept);
  if (!takes) {
    if (known.size >= mostKnown) known.clear();
    known.set(accept, (takes = readAccept(accept)));
  }
  return takes;
}

function readAccept(accept: string): readonly Media[] {
  const plain = accept.replace(/;\s*charset\s*=\s*"?utf-?8"?/gi, '');
  const taken = new Negotiator({
    headers: { accept: plain.trim() === '' ? '*/*' : plain },
  }).mediaTypes([...offered]);
  return taken.flatMap((type) => offered.find((one) => one === type) ?? []);
}
