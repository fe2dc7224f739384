import { redirect } from 'react-router';
import type { Route } from './+types/download.route.ts';
import { flashCookie } from '../../../platform/pages/flash.ts';
import { graphql } from '../../../platform/pages/graphql.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { sectionPath } from '../profile/sections.ts';
import { leavingMessages as messages } from './leaving.messages.ts';
import { writeDataPage } from './readable/write-data-page.ts';

const everything = graphql(`
  query EverythingAboutMe {
    myData
  }
`);

/** `POST /app/profile/download`: all data stored about the caller, as a page to read or as JSON. */
export async function action({ request, context }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const form = await request.formData();
  const { data, errors } = await call.ask(everything);
  const [refused] = errors;
  const t = translatorFor(call.locale);
  if (refused || !data) {
    const isTooOften = refused?.code === 'RATE_LIMITED';
    const message = isTooOften ? t(messages.tooOften) : (refused?.message ?? '');
    const cookie = flashCookie({ type: 'error', message });
    return redirect(sectionPath('data'), { headers: { 'set-cookie': cookie } });
  }
  const day = call.now.toISOString().slice(0, 10);
  if (form.get('as') === 'page')
    return asFile(writeDataPage(data.myData, { t, ...call }), {
      type: 'text/html; charset=utf-8',
      name: `my-data-${day}.html`,
    });
  return asFile(`${JSON.stringify(data.myData, null, 2)}\n`, {
    type: 'application/json; charset=utf-8',
    name: `my-data-${day}.json`,
  });
}

const asFile = (content: string, { type, name }: { type: string; name: string }) =>
  new Response(content, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  });

/** There is nothing to see here. */
export const loader = () => redirect(sectionPath('data'));
