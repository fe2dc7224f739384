import { apiSentence, type ApiSentence } from '../../../platform/model/api-sentence.ts';
import { campaignRefusals as messages } from '../campaign-refusals.messages.ts';
import { ownPicturePath } from '../pictures/picture-address.ts';
import { mostPictures } from '../pictures/picture-rules.ts';

/** Each picture of a clean text, as `sanitize-html` writes it. */
const pictureTags = /<img\b[^>]*>/g;
/** A link that holds nothing but a picture without words. */
const wordlessLink = /<a\b[^>]*\bhref=[^>]*>\s*<img\b[^>]*\balt=""[^>]*>\s*<\/a>/;

/** The value of an attribute as the clean text has it; undefined where it has none. */
const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

/**
 * What is wrong with the pictures of a clean text, or null: one not uploaded here, one without a
 * description, or too many. The database check for their existence is separate.
 */
export function judgePictureTags(html: string): ApiSentence | null {
  const tags = html.match(pictureTags) ?? [];
  for (const tag of tags) {
    const src = attributeOf(tag, 'src') ?? '';
    if (ownPicturePath(src) === null)
      return apiSentence(messages.foreignPicture, { address: src.slice(0, 80) });
    if (attributeOf(tag, 'alt') === undefined) return apiSentence(messages.describePicture);
  }
  if (wordlessLink.test(html)) return apiSentence(messages.describeLinked);
  return tags.length > mostPictures
    ? apiSentence(messages.manyPictures, { n: String(mostPictures) })
    : null;
}

/** Width and height in pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Gives each picture of a clean text the size in which emails show it.
 *
 * @param sizeOf by its path and the width that was asked for
 */
export const withSizes = (
  html: string,
  sizeOf: (path: string, asked: number | undefined) => Size | undefined,
): string =>
  html.replace(pictureTags, (tag) => {
    const src = attributeOf(tag, 'src') ?? '';
    const requestedWidth = Number(attributeOf(tag, 'width'));
    const size = sizeOf(
      src,
      Number.isInteger(requestedWidth) && requestedWidth > 0 ? requestedWidth : undefined,
    );
    if (!size) return tag;
    const alt = attributeOf(tag, 'alt') ?? '';
    return `<img src="${src}" alt="${alt}" width="${size.width}" height="${size.height}" />`;
  });

/** At most as wide as its container, on a line of its own; a link around it has no border. */
const style = 'border:0;display:block;height:auto;margin:0 0 16px;max-width:100%';

/** The pictures of a clean text as email clients need them: absolute addresses, and sized. */
export const toEmailPictures = (html: string, home: string): string =>
  html.replace(pictureTags, (tag) => {
    const path = ownPicturePath(attributeOf(tag, 'src') ?? '');
    if (path === null) return tag;
    return tag
      .replace(/^<img\b/, `<img style="${style}"`)
      .replace(/\ssrc="[^"]*"/, ` src="${home}${path}"`);
  });
