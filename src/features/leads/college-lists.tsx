import { Link } from 'react-router';
import { Button } from '../../ui/buttons/button.tsx';
import { DataTable } from '../../ui/tables/data-table.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { useTranslate } from '../../ui/text/translate.tsx';
import { When } from '../../ui/time/when.tsx';
import { collegeListsMessages as messages } from './college-lists.messages.ts';
import { listOfOne, type ListPaths } from './fair-lists/list-paths.ts';
import type { CollegeListsData } from './load-college-lists.ts';
import { StudentsWhoAgreed } from './fair-lists/students-who-agreed.tsx';
import css from './fair-lists/college-lists.module.css';

interface CollegeListsProps {
  readonly data: CollegeListsData;
  readonly paths: ListPaths;
  readonly zone: string;
}

/** For each college of a fair the attendees who agreed to share with it; or those of one. */
export function CollegeLists({ data, paths, zone }: CollegeListsProps) {
  const { lists, college, students, asked, query, now } = data;
  const t = useTranslate();
  if (college && students)
    return (
      <StudentsWhoAgreed {...{ paths, zone, college, students, asked, query, now }}>
        <TakeList collegeId={college.collegeId} name={college.name} file={paths.file} />
      </StudentsWhoAgreed>
    );
  return (
    <section aria-label={t(messages.title)}>
      <h2>{t(messages.title)}</h2>
      <p className={css.lead}>{t(messages.lead)}</p>
      {lists.length === 0 ? (
        <EmptyState title={t(messages.noColleges)}>{t(messages.noCollegesText)}</EmptyState>
      ) : (
        <DataTable
          caption={t(messages.title)}
          columns={[
            { key: 'college', title: t(messages.college) },
            { key: 'students', title: t(messages.students), figures: true },
            { key: 'taken', title: t(messages.taken) },
            { key: 'file', title: t(messages.file), acts: true },
          ]}
          rows={lists.map(({ collegeId, name, students: count, takenAt, takenBy }) => ({
            id: collegeId,
            cells: {
              college: <Link to={listOfOne(paths, collegeId)}>{name}</Link>,
              students: count,
              taken:
                takenAt === null ? (
                  t(messages.never)
                ) : (
                  <>
                    <When start={takenAt} zone={zone} now={now} />
                    {takenBy !== null && <span className={css.second}>{takenBy}</span>}
                  </>
                ),
              // A list without students names those to delete from an earlier one.
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

/** A plain form: the browser saves the response. */
function TakeList({ collegeId, name, file }: TakeListProps) {
  const t = useTranslate();
  return (
    <form method="post" action={file}>
      <input type="hidden" name="collegeId" value={collegeId} />
      <Button
        type="submit"
        kind="line"
        size="medium"
        icon="download"
        aria-label={t(messages.downloadFor, { college: name })}
      >
        {t(messages.download)}
      </Button>
    </form>
  );
}
