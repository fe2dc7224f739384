import { redirect } from 'react-router';
import type { Route } from './+types/my-colleges.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { cleanSearch } from '../directory-page/clean-search.ts';
import { Comparison } from '../college-comparison/comparison.tsx';
import { loadComparison } from '../college-comparison/load-comparison.ts';
import { loadMyDirectory } from './load-my-directory.server.ts';
import { MyDirectory } from './my-directory.tsx';
import { saveByForm } from './save-by-form.ts';
import { readMyAsked, readPicked } from './my-directory-address.ts';
import { myCollegesMessages as messages } from './my-colleges.messages.ts';
import type { DirectoryProblem } from '../directory-page/directory-view.ts';

export async function loader({ context, url: { searchParams: params } }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const search = cleanSearch(params);
  if (search !== null) throw redirect(`/app/colleges${search}`);
  const t = translatorFor(call.locale);
  const compare = readPicked(params.get('compare'));
  const isComparing = params.has('compare');
  return {
    meta: pageMeta({
      ...call,
      title: t(isComparing ? messages.comparison : messages.titleOther),
      description: t(messages.description),
      path: '/app/colleges',
    }),
    now: call.now.toISOString(),
    ...(isComparing
      ? { comparison: await loadComparison(call, compare, params.get('student') ?? '') }
      : { view: await loadMyDirectory(call, params) }),
  };
}

export const action = async ({ request, context, url: { search } }: Route.ActionArgs) =>
  saveByForm(context.get(pageCall), await request.formData(), `/app/colleges${search}`);

/** Keeps the page, and what was typed, when the connection is down. */
export async function clientLoader({ request, url, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (!(error instanceof TypeError) || request.signal.aborted) throw error;
    const asked = readMyAsked(url.searchParams);
    return { view: { asked, problem: 'offline' } satisfies DirectoryProblem };
  }
}

/** A cached page keeps its title. */
export const meta: Route.MetaFunction = ({ loaderData }) =>
  'meta' in loaderData ? loaderData.meta : [{ title: document.title }];

/** Colleges for a signed-in person: the directory, or up to four of them side by side. */
export default function MyColleges({ loaderData }: Route.ComponentProps) {
  if ('comparison' in loaderData)
    return <Comparison view={loaderData.comparison} now={loaderData.now} />;
  return <MyDirectory view={loaderData.view} />;
}
