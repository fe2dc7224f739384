import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { inBytes } from '../../../platform/files/file-types.ts';
import { apiSentence, type ApiSentence } from '../../../platform/model/api-sentence.ts';
import { judgePictureTags, withSizes } from '../mail-body/mail-pictures.ts';
import { campaignRefusals as messages } from '../campaign-refusals.messages.ts';
import { picturePath, picturesIn } from './picture-address.ts';
import { mostBytesTogether, shownSize } from './picture-rules.ts';
import { pictureRecords } from './take-picture.server.ts';

/**
 * Checks the pictures of a clean text: uploaded here, still stored, described, and not too many.
 * Gives each its display size.
 */
export async function checkPictures(
  tx: Queryable,
  html: string,
): Promise<{ readonly html: string; readonly problem: ApiSentence | null }> {
  const wrong = judgePictureTags(html);
  const named = picturesIn(html);
  if (wrong || named.length === 0) return { html, problem: wrong };
  const rows = await readRows(tx, {
    id: 'text',
    name: 'text',
    bytes: 'number',
    width: 'number',
    height: 'number',
  })(
    `select id, name, bytes::float8 as bytes, width, height from file
     where record_type = $1 and state = 'ready' and id = any($2)`,
    [pictureRecords, named.map(({ id }) => id)],
  );
  const kept = new Map(rows.map((row) => [picturePath(row), row]));
  if (named.some((one) => !kept.has(picturePath(one))))
    return { html, problem: apiSentence(messages.pictureGone) };
  const combineStatements = rows.reduce((sum, { bytes }) => sum + bytes, 0);
  const size = inBytes(mostBytesTogether);
  return {
    html: withSizes(html, (path, asked) => {
      const file = kept.get(path);
      return file && shownSize(file, asked);
    }),
    problem:
      combineStatements > mostBytesTogether ? apiSentence(messages.heavyPictures, { size }) : null,
  };
}
