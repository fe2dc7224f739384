import { data, redirect } from 'react-router';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { flashCookie } from '../../../platform/pages/flash.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { refusalData } from '../../../ui/forms/form-problem.ts';
import { carryOverMessages as messages } from './carry-over.messages.ts';
import { copyMutation } from './carry-over-queries.ts';
import { nameCopied } from './name-copied.ts';

interface AtBooth {
  readonly path: string;
  readonly boothId: string;
}

/** Fills a booth's gaps from another one, and says with what. */
export async function copyByForm(call: PageCall, form: FormData, { path, boothId }: AtBooth) {
  const from = form.get('from');
  const fromId = typeof from === 'string' ? from : '';
  const { data: answer, errors } = await call.ask(copyMutation, { boothId, fromId });
  if (errors[0]) return data(refusalData(errors[0], form), 400);
  if (!answer) throw new Response(null, { status: 400 });
  const t = translatorFor(call.locale);
  const { fair, ...copied } = answer.copyFromBooth;
  const files = copied.documents + copied.pictures;
  const isNothing = copied.fields.length + files === 0;
  const things = nameCopied(t, call.locale, copied);
  const message = isNothing
    ? t(messages.nothing, { fair })
    : [t(messages.copied, { fair, things }), ...(files > 0 ? [t(messages.filesFollow)] : [])].join(
        ' ',
      );
  const flash = flashCookie({ type: isNothing ? 'info' : 'success', message });
  return redirect(`${path}?edit=booth`, { headers: { 'set-cookie': flash } });
}
