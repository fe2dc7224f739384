import Negotiator from 'negotiator';

/** The media types of a response; the first is the default. */
const offered = [
  'application/json',
  'application/graphql-response+json',
  'text/event-stream',
] as const;
export type Media = (typeof offered)[number];

/** A cache of parsed headers: clients send the same one each time. */
const known = new Map<string, readonly Media[]>();
const mostKnown = 100;

/**
 * The acceptable media types of a response in order of preference (RFC 9110, section 12.5.1); none
 * if the client accepts none of ours. All responses are UTF-8, so a charset makes no difference.
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
