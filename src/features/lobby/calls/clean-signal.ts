import * as v from 'valibot';

/** What one page tells another so that they connect, as JSON. */
const signalShape = v.object({
  description: v.optional(
    v.object({
      type: v.picklist(['offer', 'answer']),
      sdp: v.pipe(v.string(), v.maxLength(30_000)),
      /** The number of an offer, and of the one that an answer answers. */
      round: v.optional(v.number()),
    }),
  ),
  candidates: v.optional(
    v.pipe(
      v.array(
        v.object({
          candidate: v.pipe(v.string(), v.maxLength(500)),
          sdpMid: v.nullish(v.pipe(v.string(), v.maxLength(20))),
          sdpMLineIndex: v.nullish(v.number()),
          usernameFragment: v.nullish(v.pipe(v.string(), v.maxLength(300))),
        }),
      ),
      v.maxLength(50),
    ),
  ),
  /** What the sender's microphone and camera are doing, for the words beside the picture. */
  media: v.optional(
    v.object({ microphone: v.boolean(), camera: v.boolean(), screen: v.boolean() }),
  ),
  /** Asks the page that makes the offers to look for another path. */
  restart: v.optional(v.literal(true)),
});

export type Signal = v.InferOutput<typeof signalShape>;

/** Characters of a signal. */
const longestSignal = 40_000;

/** Reads a signal; null if it isn't one. */
export function readSignal(body: string): Signal | null {
  if (body.length > longestSignal) return null;
  try {
    const read = v.safeParse(signalShape, JSON.parse(body));
    return read.success && Object.keys(read.output).length > 0 ? read.output : null;
  } catch {
    return null;
  }
}

/**
 * Removes every network address of the sender but the relay's: a browser that is told to use only
 * the relay offers nothing else, and one that was told otherwise must not.
 */
export function relayedOnly({ description, candidates, ...signal }: Signal): Signal {
  return {
    ...signal,
    ...(description && {
      description: { ...description, sdp: relayedSdp(description.sdp) },
    }),
    ...(candidates && {
      candidates: candidates
        .filter(({ candidate }) => candidate === '' || isRelayed(candidate))
        .map((one) => ({ ...one, candidate: withoutOrigin(one.candidate) })),
    }),
  };
}

function relayedSdp(sdp: string): string {
  return sdp
    .split(/\r\n|\r|\n/)
    .filter((line) => !/^a=(?:candidate|remote-candidates):/i.test(line) || isRelayed(line))
    .map((line) =>
      withoutOrigin(line)
        .replace(/^c=.*$/, 'c=IN IP4 0.0.0.0')
        .replace(/^a=rtcp:.*$/, 'a=rtcp:9 IN IP4 0.0.0.0')
        .replace(/^(o=\S+ \S+ \S+) .*$/, '$1 IN IP4 127.0.0.1'),
    )
    .join('\r\n');
}

/** By its grammar (RFC 8839): the type follows address and port. */
const isRelayed = (candidate: string): boolean =>
  /^(?:a=)?candidate:\S+ \d+ \S+ \d+ \S+ \d+ typ relay(?: |$)/.test(candidate);

/** A relayed candidate may name the address from which the relay was reached. */
const withoutOrigin = (candidate: string): string =>
  candidate.replace(/ raddr \S+/, ' raddr 0.0.0.0').replace(/ rport \S+/, ' rport 0');
