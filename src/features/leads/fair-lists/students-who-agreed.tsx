import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ResultOf } from '../../../platform/pages/graphql.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SearchedTable } from '../../../ui/tables/searched-table.tsx';
import { sortedBy, type TableAsked } from '../../../ui/tables/table-address.ts';
import { When } from '../../../ui/time/when.tsx';
import { collegeListsMessages as messages } from '../college-lists.messages.ts';
import type { ListPaths } from './list-paths.ts';
import type { listOfCollege, listsOfFair } from '../leads-queries.ts';
import css from './college-lists.module.css';

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
export function StudentsWhoAgreed(props: StudentsWhoAgreedProps) {
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
        {...{ asked, query }}
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
