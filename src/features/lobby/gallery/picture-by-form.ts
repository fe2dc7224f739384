import { data, redirect } from 'react-router';
import { pictureFields } from '../../booths/booth-files.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { flashCookie } from '../../../platform/pages/flash.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData, refusalData } from '../../../ui/forms/form-problem.ts';
import { galleryMessages as messages } from './gallery.messages.ts';
import {
  describePictureMutation,
  movePictureMutation,
  removePictureMutation,
} from './picture-queries.ts';

/** What the form of a picture is sent for; the descriptions of a page are told apart by ids. */
export const pictureIntents = {
  describe: (id: string) => `describe-picture ${id}`,
  earlier: 'picture-earlier',
  later: 'picture-later',
  remove: 'remove-picture',
} as const;

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** Describes, moves or removes a picture of a booth; null if a form is about something else. */
export async function pictureByForm(call: PageCall, form: FormData, path: string) {
  const id = textOf(form, 'id');
  switch (textOf(form, 'intent')) {
    case pictureIntents.describe(id): {
      const { values, problems } = checkForm(pictureFields, form, call);
      if (problems) return data(problemData(problems, form), 400);
      const { alt, caption } = values;
      return answer(await call.ask(describePictureMutation, { id, alt, caption }), 'didDescribe');
    }
    case pictureIntents.earlier:
      return answer(await call.ask(movePictureMutation, { id, to: 'EARLIER' }), 'didMove');
    case pictureIntents.later:
      return answer(await call.ask(movePictureMutation, { id, to: 'LATER' }), 'didMove');
    case pictureIntents.remove:
      return answer(await call.ask(removePictureMutation, { id }), 'didRemove');
    default:
      return null;
  }

  function answer(
    { errors: [error] }: Pick<Awaited<ReturnType<PageCall['ask']>>, 'errors'>,
    done: 'didDescribe' | 'didMove' | 'didRemove',
  ) {
    if (error) return data(refusalData(error, form), 400);
    const message = translatorFor(call.locale)(messages[done]);
    return redirect(`${path}?edit=booth#pictures`, {
      headers: { 'set-cookie': flashCookie({ type: 'success', message }) },
    });
  }
}
