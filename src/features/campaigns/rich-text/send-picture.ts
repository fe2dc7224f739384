import { fileRefusals } from '../../../platform/files/file-refusals.messages.ts';
import { inBytes, namesOfTypes } from '../../../platform/files/file-types.ts';
import { forReader } from '../../../platform/page-server/for-reader.ts';
import { readRefused } from '../../../ui/forms/form-problem.ts';
import type { Translate } from '../../../platform/i18n/translator-for.ts';
import { mostPictureBytes, pictureKinds, pictureTypes } from '../pictures/picture-rules.ts';
import { editorMessages as messages } from '../editor/editor.messages.ts';

/** The result of an upload: the image, or why there is none. */
type Sent =
  | { readonly src: string; readonly width: number; readonly height: number }
  | { readonly wrong: string };

/** Uploads an image; what the server would refuse for its kind or size is not sent. */
export async function sendPicture(t: Translate, uploadUrl: string, file: File): Promise<Sent> {
  if (file.type !== '' && !pictureTypes.some((type) => type === file.type))
    return { wrong: t(fileRefusals.sendKinds, { kinds: namesOfTypes(pictureKinds) }) };
  if (file.size > mostPictureBytes)
    return { wrong: t(fileRefusals.mostBytes, { size: inBytes(mostPictureBytes) }) };
  try {
    const answer = await fetch(uploadUrl, { method: 'POST', headers: forReader, body: file });
    if (answer.ok) return (await answer.json()) as Sent;
    const { fields, message } = await readRefused(answer, t);
    return { wrong: fields['file'] ?? message };
  } catch {
    return { wrong: t(messages.uploadLost) };
  }
}
