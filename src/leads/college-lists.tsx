import { Link } from 'react-router';
import { Button } from '../ui/button.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { useSay } from '../ui/say.tsx';
import { When } from '../ui/when.tsx';
import { collegeListsWords as said } from './college-lists.words.ts';
import { listOfOne, type ListPaths } from './list-paths.ts';
import type { CollegeListsData } from './load-college-lists.ts';
import { StudentsWhoAgreed } from './students-who-agreed.tsx';
import css from './college-lists.module.css';

interface CollegeListsProps {
  readonly data: CollegeListsData;
  readonly paths: ListPaths;
  readonly zone: string;
}

/** For each college of a fair the attendees who agreed to share with it, or those of one college. */
export function CollegeLists({ data, paths, zone }: CollegeListsProps) {
  const { lists, college, students, asked, query, now } = data;
  const say = useSay();
  if (college && students)
    return (
      <StudentsWhoAgreed {...{ paths, zone, college, students, asked, query, now }}>
        <TakeList collegeId={college.collegeId} name={college.name} file={paths.file} />
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
          rows={lists.map(({ collegeId, name, students: count, takenAt, takenBy }) => ({
            id: collegeId,
            cells: {
              college: <Link to={listOfOne(paths, collegeId)}>{name}</Link>,
              students: count,
              taken:
                takenAt === null ? (
                  say(said.never)
                ) : (
                  <>
                    <When start={takenAt} zone={zone} now={now} />
                    {takenBy !== null && <span className={css.second}>{takenBy}</span>}
                  </>
                ),
              // A list without students names those who have to go from an earlier one.
              file: (count > 0 || takenAt !== null) && (
                <TakeList collegeId={collegeId} name={name} file={paths.file} />
              ),
            },
          }))}
        />
      )}
    </section>
  );
}

interface TakeListProps {
  readonly collegeId: string;
  readonly name: string;
  readonly file: string;
}

/** A plain form: what comes back is saved by the browser. */
function TakeList({ collegeId, name, file }: TakeListProps) {
  const say = useSay();
  return (
    <form method="post" action={file}>
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
}
