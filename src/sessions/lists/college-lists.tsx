import { Link } from 'react-router';
import type { Route } from './+types/college-lists.ts';
import { listOfCollege, listsOfFair } from '../../leads/leads-queries.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { speak } from '../../platform/words/speak.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useSay } from '../../ui/say.tsx';
import { readTable } from '../../ui/table-address.ts';
import { When } from '../../ui/when.tsx';
import { fairParameter, openSessionFair, sessionPage } from '../open-session-fair.ts';
import { listsWords as said } from './lists.words.ts';
import { StudentsWhoAgreed } from './students-who-agreed.tsx';
import css from './college-lists.module.css';

const sorts = ['name', 'agreedAt'] as const;

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const fair = await openSessionFair(call, url);
  const asked = readTable(url.searchParams, sorts);
  const { sharedListsAtFair: lists } = fair
    ? await call.query(listsOfFair, { fairId: fair.id })
    : { sharedListsAtFair: [] };
  const collegeId = url.searchParams.get('college');
  const college = lists.find((one) => one.collegeId === collegeId) ?? null;
  if (collegeId !== null && !college) throw new Response(null, { status: 404 });
  const students =
    fair && college
      ? await call.query(listOfCollege, { fairId: fair.id, collegeId: college.collegeId, ...asked })
      : null;
  const title = speak(call.locale)(said.title);
  const meta = pageMeta({
    ...call,
    title: fair ? `${title}, ${fair.name}` : title,
    description: title,
    path: url.pathname,
    noindex: true,
  });
  return {
    meta,
    fair,
    lists,
    college,
    students: students?.sharedStudentsAtFair ?? null,
    asked,
    query: url.search,
    now: call.now.toISOString(),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/app/fairs/6x6/lists`: for each college of a 6x6 fair the attendees who agreed to share with it. */
export default function CollegeLists({ loaderData }: Route.ComponentProps) {
  const { fair, lists, college, students, asked, query, now } = loaderData;
  const say = useSay();
  if (fair === null) return null;
  const { slug, timeZone: zone } = fair;
  const take = (collegeId: string, name: string) => (
    // A plain form: what comes back is saved by the browser.
    <form
      method="post"
      action={`/app/fairs/6x6/lists.csv?${new URLSearchParams({ [fairParameter]: slug })}`}
    >
      <input type="hidden" name="collegeId" value={collegeId} />
      <Button
        type="submit"
        kind="line"
        size="medium"
        icon="download"
        aria-label={say(said.downloadFor, { college: name })}
      >
        {say(said.download)}
      </Button>
    </form>
  );
  if (college && students)
    return (
      <StudentsWhoAgreed {...{ slug, zone, college, students, asked, query, now }}>
        {take(college.collegeId, college.name)}
      </StudentsWhoAgreed>
    );
  return (
    <section aria-label={say(said.title)}>
      <h2>{say(said.title)}</h2>
      <p className={css.lead}>{say(said.lead)}</p>
      {lists.length === 0 ? (
        <EmptyState title={say(said.noColleges)}>{say(said.noCollegesText)}</EmptyState>
      ) : (
        <DataTable
          caption={say(said.title)}
          columns={[
            { key: 'college', title: say(said.college) },
            { key: 'students', title: say(said.students), figures: true },
            { key: 'taken', title: say(said.taken) },
            { key: 'file', title: say(said.file), acts: true },
          ]}
          rows={lists.map(({ collegeId, name, students: count, takenAt }) => ({
            id: collegeId,
            cells: {
              college: (
                <Link to={`${sessionPage('lists', slug)}&college=${collegeId}`}>{name}</Link>
              ),
              students: count,
              taken:
                takenAt === null ? say(said.never) : <When start={takenAt} zone={zone} now={now} />,
              // A list without students names those who have to go from an earlier one.
              file: (count > 0 || takenAt !== null) && take(collegeId, name),
            },
          }))}
        />
      )}
    </section>
  );
}
