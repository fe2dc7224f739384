import { createHash } from 'node:crypto';

/** A page that is the same for everybody, with the scripts of its own that its policy lets run. */
export interface SealedPage {
  readonly html: string;
  /** Sources for `script-src`, e.g. `'sha256-…'` (CSP level 3). */
  readonly scripts: readonly string[];
}

const beginning = /<script([^>]*)>/g;
const end = '</script>';

/**
 * Makes a page that was rendered with a nonce of its own one that can be sent to many: the nonce goes,
 * and the policy names the scripts by what they hold instead. Data blocks (JSON-LD) need no leave.
 * @param html its bytes, a character for each
 */
export function sealPage(html: string, nonce: string): SealedPage {
  const bare = html.replaceAll(` nonce="${nonce}"`, '');
  const scripts = new Set<string>();
  for (const { 0: tag, 1: attributes = '', index } of bare.matchAll(beginning)) {
    if (/\ssrc=|type="application\//.test(attributes)) continue;
    const from = index + tag.length;
    const text = bare.slice(from, bare.indexOf(end, from));
    scripts.add(`'sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}'`);
  }
  return { html: bare, scripts: [...scripts] };
}
