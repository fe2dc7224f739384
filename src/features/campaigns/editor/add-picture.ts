import { escapeHtml } from '../../../platform/email/escape-html.ts';
import { fileRefusals } from '../../../platform/files/file-refusals.messages.ts';
import { inBytes } from '../../../platform/files/file-types.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { readRefused } from '../../../ui/forms/form-problem.ts';
import { campaignRefusals } from '../campaign-refusals.messages.ts';
import { mostPictureBytes, mostPictures } from '../pictures/picture-rules.ts';
import { pictureFields } from './draft-fields.ts';
import { editorMessages as messages } from './editor.messages.ts';

type Added =
  { readonly html: string } | { readonly problems: Readonly<Record<string, string>> } | null;

/**
 * Uploads the image that a form without scripts brings, as the editor does.
 * @param text what the image is added to
 * @returns the HTML of the image, or what is wrong with it; null where the form brings none
 */
export async function addPicture(
  call: PageCall,
  draftId: string,
  form: FormData,
  text: string,
): Promise<Added> {
  const given = form.get('picture');
  const file = given instanceof File && given.size > 0 ? given : null;
  const isAsked = form.get('next') === 'picture' || Boolean(form.get('pictureWords'));
  if (!file && !isAsked) return null;
  const t = translatorFor(call.locale);
  const { values, problems } = checkForm(pictureFields, form, call);
  const wrongFile = !file
    ? t(messages.chooseImage)
    : file.size > mostPictureBytes
      ? t(fileRefusals.mostBytes, { size: inBytes(mostPictureBytes) })
      : (text.match(/<img\b/gi)?.length ?? 0) >= mostPictures
        ? t(campaignRefusals.manyPictures, { n: String(mostPictures) })
        : null;
  if (!file || wrongFile !== null || problems)
    return {
      problems: {
        ...(wrongFile === null ? {} : { picture: wrongFile }),
        ...(problems
          ? { pictureWords: wordsProblem(form, problems) ?? t(messages.describeImageHere) }
          : {}),
      },
    };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const answer = await call.send('POST', `/api/campaign-pictures/${draftId}`, bytes);
  if (!answer.ok) {
    const { fields, message } = await readRefused(answer, t);
    return { problems: { picture: fields['file'] ?? message } };
  }
  const { src, width, height } = (await answer.json()) as Uploaded;
  const alt = escapeHtml(values.pictureWords);
  return { html: `<img src="${src}" alt="${alt}" width="${width}" height="${height}">` };
}

interface Uploaded {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** What is wrong with a description that is there. */
const wordsProblem = (
  form: FormData,
  { pictureWords }: Readonly<Record<string, string>>,
): string | undefined => {
  const typed = form.get('pictureWords');
  return typeof typed === 'string' && typed.trim() !== '' ? pictureWords : undefined;
};
