import { data, redirect } from 'react-router';
import type { Route } from './+types/colleges.ts';
import { breadcrumbJsonLd } from '../../platform/pages/json-ld.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { useSite } from '../../platform/pages/site.ts';
import { classNames } from '../../ui/class-names.ts';
import { JsonLd } from '../../ui/json-ld.tsx';
import { Wrap } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { cleanSearch } from '../clean-search.ts';
import { addressOf, readAsked } from '../directory-address.ts';
import { directoryWords } from '../directory.words.ts';
import { directoryMeta } from '../parts/directory-meta.ts';
import { canNarrow, type DirectoryProblem } from '../parts/directory-view.ts';
import { Facets } from '../parts/facets.tsx';
import { loadDirectory } from '../parts/load-directory.server.ts';
import { Problem } from '../parts/no-results.tsx';
import { Results } from '../parts/results.tsx';
import { SearchBox } from '../parts/search-box.tsx';
import { useDirectoryForm } from '../parts/use-directory-form.ts';
import css from './colleges.module.css';

export async function loader({ request, context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { searchParams } = new URL(request.url);
  const search = cleanSearch(searchParams);
  if (search !== null) throw redirect(`/colleges${search}`);
  const view = await loadDirectory(call, searchParams);
  return data(
    { ...view, meta: directoryMeta(call, view) },
    'problem' in view ? { status: 503 } : undefined,
  );
}

/** Keeps the page, and what was typed, when the line is down. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (!(error instanceof TypeError) || request.signal.aborted) throw error;
    const asked = readAsked(new URL(request.url).searchParams);
    return { asked, problem: 'offline' } satisfies DirectoryProblem;
  }
}

/** A page that was kept keeps its title. */
export const meta: Route.MetaFunction = ({ loaderData }) =>
  'meta' in loaderData ? loaderData.meta : [{ title: document.title }];

/** The directory of colleges, as a list and as a map. */
export default function Colleges({ loaderData: view }: Route.ComponentProps) {
  const say = useSay();
  const { publicUrl } = useSite();
  const form = useDirectoryForm(view.asked);
  const title = say(directoryWords.title);
  return (
    <Wrap className={css.page}>
      <h1 className={css.title}>{title}</h1>
      <SearchBox asked={view.asked} form={form} />
      {'problem' in view ? (
        <div className={css.problem}>
          <Problem problem={view.problem} again={addressOf(view.asked)} />
        </div>
      ) : (
        <div className={classNames(css.columns, !canNarrow(view) && css.alone)}>
          <Facets
            asked={view.asked}
            total={view.total}
            options={view.options}
            shown={form.shown}
            acts={form.acts}
          />
          <Results view={view} form={form} />
        </div>
      )}
      <JsonLd
        things={[
          breadcrumbJsonLd(publicUrl, [
            { name: say(directoryWords.home), path: '/' },
            { name: say(directoryWords.metaTitle), path: '/colleges' },
          ]),
        ]}
      />
    </Wrap>
  );
}
