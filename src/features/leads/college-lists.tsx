import { Link } from 'react-router';
import type { ReactNode } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { DataTable } from '../../ui/tables/data-table.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { useTranslate } from '../../ui/text/translate.tsx';
import { When } from '../../ui/time/when.tsx';
import { collegeListsMessages as messages } from './college-lists.messages.ts';
import type { CollegeListsData } from './load-college-lists.ts';
import css from './fair-lists/college-lists.module.css';
import type { ResultOf } from '../../platform/pages/graphql.ts';
import { SearchedTable } from '../../ui/tables/searched-table.tsx';
import { sortedBy, type TableAsked } from '../../ui/tables/table-address.ts';
import type { listOfCollege, listsOfFair } from './leads-queries.ts';

/** The paths of a fair's college lists: under the fair for admins, under 6x6 for coordinators. */
interface ListPaths {
  readonly all: string;
  /** The download path of a list, by POST. */
  readonly file: string;
  /** Parameters preserved when a list is searched. */
  readonly kept: Readonly<Record<string, string>>;
}

/** The list of one college. */
const listOfOne = ({ all }: ListPaths, collegeId: string): string =>
  `${all}${all.includes('?') ? '&' : '?'}${new URLSearchParams({ college: collegeId })}`;

interface StudentsWhoAgreedProps {
  readonly paths: ListPaths;
  readonly zone: string;
  readonly college: ResultOf<typeof listsOfFair>['sharedListsAtFair'][number];
  readonly students: ResultOf<typeof listOfCollege>['sharedStudentsAtFair'];
  readonly asked: TableAsked;
  readonly query: string;
  readonly now: string;
  /** The button that downloads the list. */
  readonly children: ReactNode;
}

const groupNames = {
  contact: messages.contact,
  school: messages.schoolGroup,
  academics: messages.academics,
  demographics: messages.demographics,
} as const;

/** The attendees who agreed that one college gets their details, and what they share. */
function StudentsWhoAgreed(props: StudentsWhoAgreedProps) {
  const { paths, zone, college, students, asked, query, now, children } = props;
  const t = useTranslate();
  const title = t(messages.listOf, { college: college.name });
  return (
    <section aria-label={title}>
      <p>
        <Link to={paths.all}>{t(messages.all)}</Link>
      </p>
      <h2>{title}</h2>
      <p className={css.lead}>{t(messages.lead)}</p>
      <div className={css.take}>{children}</div>
      <SearchedTable
        asked={asked}
        query={query}
        total={students.total}
        kept={{ ...paths.kept, college: college.collegeId }}
        isEmpty={students.items.length === 0}
        find={t(messages.find)}
        act={t(messages.search)}
        count={t(messages.count, { count: students.total })}
        none={{ title: t(messages.none), text: t(messages.noneText) }}
      >
        <DataTable
          caption={title}
          columns={[
            { key: 'name', title: t(messages.student), ...sortedBy(query, asked, 'name', 'name') },
            { key: 'school', title: t(messages.school) },
            { key: 'shares', title: t(messages.shares) },
            { key: 'at', title: t(messages.agreed), ...sortedBy(query, asked, 'agreedAt', 'name') },
          ]}
          rows={students.items.map((one) => ({
            id: one.id,
            cells: {
              name: (
                <>
                  {one.firstName} {one.lastName}
                  <span className={css.second}>{one.email}</span>
                </>
              ),
              school: (
                <>
                  {one.currentSchool}
                  <span className={css.second}>{one.schoolGrade}</span>
                </>
              ),
              shares: one.groups.map((group) => t(groupNames[group])).join(', '),
              at: <When start={one.agreedAt} zone={zone} now={now} show="day" />,
            },
          }))}
        />
      </SearchedTable>
    </section>
  );
}

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
      <StudentsWhoAgreed
        paths={paths}
        zone={zone}
        college={college}
        students={students}
        asked={asked}
        query={query}
        now={now}
      >
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
