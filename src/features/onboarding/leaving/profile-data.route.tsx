import { redirect } from 'react-router';
import type { Route } from './+types/profile-data.route.ts';
import { flashCookie } from '../../../platform/pages/flash.ts';
import { graphql } from '../../../platform/pages/graphql.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { leavingMessages as messages } from './leaving.messages.ts';

const everything = graphql(`
  query EverythingAboutMe {
    myData
  }
`);

/** `POST /app/profile/data`: all data stored about the caller, as a file. */
export async function action({ context }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const { data, errors } = await call.ask(everything);
  const [refused] = errors;
  if (refused || !data) {
    const isTooOften = refused?.code === 'RATE_LIMITED';
    const message = isTooOften
      ? translatorFor(call.locale)(messages.tooOften)
      : (refused?.message ?? '');
    const cookie = flashCookie({ type: 'error', message });
    return redirect('/app/profile#data', { headers: { 'set-cookie': cookie } });
  }
  const day = call.now.toISOString().slice(0, 10);
  return new Response(`${JSON.stringify(data.myData, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="my-data-${day}.json"`,
      'cache-control': 'no-store',
    },
  });
}

/** There is nothing to see here. */
export const loader = () => redirect('/app/profile');
