import Negotiator from 'negotiator';

/** The media types in which an answer can come; the first is for callers who leave it to us. */
const offered = [
  'application/json',
  'application/graphql-response+json',
  'text/event-stream',
] as const;
export type Media = (typeof offered)[number];

/**
 * The media types of an answer that a caller takes, the dearest to him first (RFC 9110, section
 * 12.5.1); none when he takes nothing that we have. All answers are in UTF-8, so asking for that
 * makes no difference.
 */
export function negotiateMedia(accept: string | undefined): readonly Media[] {
  const plain = accept?.replace(/;\s*charset\s*=\s*"?utf-?8"?/gi, '');
  const taken = new Negotiator({ headers: { accept: plain } }).mediaTypes([...offered]);
  return taken.flatMap((type) => offered.find((one) => one === type) ?? []);
}
