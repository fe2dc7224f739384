import { data, redirect } from 'react-router';
import { flashCookie } from '../../../platform/pages/flash.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData, refusalData, readRefused } from '../../../ui/forms/form-problem.ts';
import type { CampaignPaths } from '../campaign-paths.ts';
import { asHtml } from '../as-html.ts';
import { draftFields, templateFields, pictureFields } from './draft-fields.ts';
import { deleteDraft, saveDraft, saveTemplate } from './draft-queries.ts';
import { editorMessages as messages } from './editor.messages.ts';
import { openDraft } from './open-draft.ts';
import { escapeHtml } from '../../../platform/email/escape-html.ts';
import { fileRefusals } from '../../../platform/files/file-refusals.messages.ts';
import { inBytes } from '../../../platform/files/file-types.ts';
import { campaignRefusals } from '../campaign-refusals.messages.ts';
import { mostPictureBytes, mostPictures } from '../pictures/picture-rules.ts';

type Added =
  { readonly html: string } | { readonly problems: Readonly<Record<string, string>> } | null;

/**
 * Uploads the image that a form without scripts brings, as the editor does.
 * @param text what the image is added to
 * @returns the HTML of the image, or what is wrong with it; null where the form brings none
 */
async function addPicture(
  call: PageCall,
  draftId: string,
  form: FormData,
  text: string,
): Promise<Added> {
  const picture = form.get('picture');
  const file = picture instanceof File && picture.size > 0 ? picture : null;
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

const led = (to: string, message: string) =>
  redirect(to, { headers: { 'set-cookie': flashCookie({ type: 'success', message }) } });

/**
 * Does what a form of the page on which a draft is written asks for: `save`, `autosave` (which answers
 * without leading on), `template` or `delete`.
 * @throws Response 400 for a form that is none of the page's
 */
export async function answerWrite(
  call: PageCall,
  id: string,
  form: FormData,
  paths: CampaignPaths,
) {
  const intent = form.get('intent');
  const t = translatorFor(call.locale);
  if (intent === 'delete') {
    const { fairSlug } = await openDraft(call, id, paths);
    const { errors } = await call.ask(deleteDraft, { id });
    if (errors[0]) return data(refusalData(errors[0], form), 400);
    return led(paths.list(fairSlug), t(messages.draftDeleted));
  }
  if (intent === 'template') {
    const { values, problems } = checkForm(templateFields, form, call);
    if (problems) return data(problemData(problems, form), 400);
    const { errors } = await call.ask(saveTemplate, { draftId: id, name: values.name });
    if (errors[0]) return data(refusalData(errors[0], form), 400);
    return led(paths.draft(id), t(messages.templateSaved));
  }
  if (intent !== 'save') throw new Response(null, { status: 400 });
  const { values, problems } = checkForm(draftFields, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const { version, subject, preheader, htmlBody, plainTextBody } = values;
  const text = asHtml(htmlBody ?? '');
  const picture = await addPicture(call, id, form, text);
  if (picture && 'problems' in picture) return data(problemData(picture.problems, form), 400);
  const { data: saved, errors } = await call.ask(saveDraft, {
    input: {
      id,
      version,
      subject: subject ?? '',
      preheader: preheader ?? '',
      htmlBody: text + (picture?.html ?? ''),
      plainTextBody: plainTextBody ?? '',
    },
  });
  if (errors[0] || !saved) return data(refusalData(errors[0] ?? { message: '' }, form), 400);
  if (form.get('quietly') !== null) return saved.saveCampaignDraft;
  const to = form.get('next') === 'recipients' ? `${paths.draft(id)}/recipients` : paths.draft(id);
  return led(to, t(picture ? messages.imageAdded : messages.saved));
}
