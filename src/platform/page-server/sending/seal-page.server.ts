import { createHash } from 'node:crypto';

/** A page that is the same for everyone, with the scripts its policy allows. */
export interface SealedPage {
  readonly html: string;
  /** Sources for `script-src`, e.g. `'sha256-…'` (CSP level 3). */
  readonly scripts: readonly string[];
}

const beginning = /<script([^>]*)>/g;
const end = '</script>';

/**
 * Makes a page rendered with a nonce cacheable: removes the nonce, and allows the scripts by their
 * hashes instead. Data blocks (JSON-LD) need no permission.
 * @param html its bytes, one character each
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
