import { redirect, data } from 'react-router';
import type { Route } from './+types/my-colleges.route.ts';
import { pageCall, type PageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { mostKept } from '../directory-page/kept-colleges.ts';
import { TakeOverKept } from '../take-over-kept.tsx';
import { cleanSearch } from '../directory-page/clean-search.ts';
import { loadComparison, type ComparisonView } from '../college-comparison/load-comparison.ts';
import { loadMyDirectory } from './load-my-directory.server.ts';
import { MyDirectory } from './my-directory.tsx';
import { readMyAsked, readPicked } from './my-directory-address.ts';
import { myCollegesMessages as messages } from './my-colleges.messages.ts';
import type { DirectoryProblem } from '../directory-page/directory-view.ts';
import { flashCookie } from '../../../platform/pages/flash.ts';
import { saveMutation, unsaveMutation } from '../card-view.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { PageHead, Wrap } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { mostCompared } from '../college-choices.ts';
import { CompareTable } from '../college-comparison/compare-table.tsx';
import { StudentTabs } from './list-tabs.tsx';
import { comparisonOf, listWithPicks } from '../college-comparison/pick.ts';
import css from '../college-comparison/comparison.module.css';

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
    const query = readMyAsked(url.searchParams);
    return { view: { asked: query, problem: 'offline' } satisfies DirectoryProblem };
  }
}

/** A cached page keeps its title. */
export const meta: Route.MetaFunction = ({ loaderData }) =>
  'meta' in loaderData ? loaderData.meta : [{ title: document.title }];

/** Colleges for a signed-in person: the directory, or up to four of them side by side. */
export default function MyColleges({ loaderData }: Route.ComponentProps) {
  if ('comparison' in loaderData)
    return <Comparison view={loaderData.comparison} now={loaderData.now} />;
  const { view } = loaderData;
  return (
    <>
      {'canSave' in view && view.canSave && <TakeOverKept />}
      <MyDirectory view={view} />
    </>
  );
}

/**
 * Saves a college or removes it from the list, as the form says. A script receives the outcome;
 * without JavaScript the response is the page again, at the same college.
 */
async function saveByForm(call: PageCall, form: FormData, here: string) {
  const textIn = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  if (textIn('intent') === 'take-over') {
    // One that is closed by now, or beyond the end of a full list, is left out.
    for (const collegeId of textIn('colleges').split(' ').slice(0, mostKept))
      await call.ask(saveMutation, { collegeId });
    return data({ problem: null });
  }
  const collegeId = textIn('college');
  const isSaving = textIn('intent') === 'save';
  const { errors } = isSaving
    ? await call.ask(saveMutation, { collegeId })
    : await call.ask(unsaveMutation, { collegeId });
  const problem = errors[0]?.message ?? null;
  if (textIn('plain') === '') return data({ problem }, problem === null ? 200 : 400);
  const t = translatorFor(call.locale);
  const from = textIn('from');
  const back = from === 'home' ? '/app' : /^college-[a-z\d-]+$/.test(from) ? `/${from}` : here;
  return redirect(`${back}#college-${encodeURIComponent(collegeId)}`, {
    headers: {
      'set-cookie': flashCookie(
        problem === null
          ? { type: 'success', message: t(isSaving ? messages.didSave : messages.didUnsave) }
          : { type: 'error', message: problem },
      ),
    },
  });
}

/** Up to four colleges side by side. The address contains the whole state. */
function Comparison({ view, now }: { readonly view: ComparisonView; readonly now: string }) {
  const t = useTranslate();
  const { columns, chosen, isTooMany, students, student } = view;
  const slugs = columns.flatMap(({ slug }) => slug ?? []);
  const list = listWithPicks(slugs, chosen);
  return (
    <Wrap className={css.page}>
      <PageHead title={t(messages.comparison)} lead={t(messages.comparisonLead)}>
        <div className={css.acts}>
          {columns.length > 0 && columns.length < mostCompared && (
            <ButtonLink kind="line" icon="plus" to={list}>
              {t(messages.addAnother)}
            </ButtonLink>
          )}
          <ButtonLink kind="quiet" icon="arrow-left" to={list}>
            {t(messages.backToList)}
          </ButtonLink>
        </div>
      </PageHead>
      {isTooMany && <Notice>{t(messages.comparisonFull)}</Notice>}
      <StudentTabs students={students} student={student} to={({ id }) => comparisonOf(slugs, id)} />
      {columns.length === 0 ? (
        <EmptyState
          title={t(messages.comparisonNone)}
          action={<ButtonLink to="/app/colleges">{t(messages.seeAll)}</ButtonLink>}
        />
      ) : (
        <CompareTable view={view} now={now} />
      )}
    </Wrap>
  );
}
