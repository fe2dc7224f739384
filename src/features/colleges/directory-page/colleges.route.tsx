import { data, redirect } from 'react-router';
import type { Route } from './+types/colleges.route.ts';
import { breadcrumbJsonLd } from '../../../platform/metadata/json-ld.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { useSite } from '../../../platform/pages/site.ts';
import { JsonLd } from '../../../ui/layout/json-ld.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import Directory from './directory.tsx';
import { cleanSearch } from './clean-search.ts';
import { readAsked } from './directory-address.ts';
import { directoryMessages } from './directory.messages.ts';
import { directoryMeta } from './directory-meta.ts';
import type { DirectoryProblem } from './directory-view.ts';
import { loadDirectory } from './load-directory.server.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { searchParams } = url;
  const search = cleanSearch(searchParams);
  if (search !== null) throw redirect(`/colleges${search}`);
  const view = await loadDirectory(call, searchParams);
  return data(
    { ...view, meta: directoryMeta(call, view) },
    'problem' in view ? { status: 503 } : undefined,
  );
}

/** Keeps the page, and what was typed, when the connection is down. */
export async function clientLoader({ request, url, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (!(error instanceof TypeError) || request.signal.aborted) throw error;
    const query = readAsked(url.searchParams);
    return { asked: query, problem: 'offline' } satisfies DirectoryProblem;
  }
}

/** A cached page keeps its title. */
export const meta: Route.MetaFunction = ({ loaderData }) =>
  'meta' in loaderData ? loaderData.meta : [{ title: document.title }];

/** The directory of colleges, as a list and as a map. */
export default function Colleges({ loaderData: view }: Route.ComponentProps) {
  const t = useTranslate();
  const { publicUrl } = useSite();
  return (
    <>
      <Directory view={view} />
      <JsonLd
        things={[
          breadcrumbJsonLd(publicUrl, [
            { name: t(directoryMessages.home), path: '/' },
            { name: t(directoryMessages.metaTitle), path: '/colleges' },
          ]),
        ]}
      />
    </>
  );
}
