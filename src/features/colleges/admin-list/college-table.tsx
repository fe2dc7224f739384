import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ResultOf } from '../../../platform/pages/graphql.ts';
import { classNames } from '../../../ui/layout/class-names.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { Pick } from '../../../ui/tables/selection.tsx';
import { sortedBy, type TableAsked } from '../../../ui/tables/table-address.ts';
import { Tag } from '../../../ui/marks/tag.tsx';
import { When } from '../../../ui/time/when.tsx';
import { labelOf } from '../college-facts.ts';
import { collegeSorts } from '../managed-college.ts';
import { stateNames } from '../../../platform/addresses/states.ts';
import { adminCollegesMessages as messages } from './admin-colleges.messages.ts';
import type { CollegeColumn } from './college-columns.ts';
import type { managedColleges } from './colleges-queries.ts';
import css from './college-table.module.css';

export type ManagedCollege = ResultOf<typeof managedColleges>['manageColleges']['items'][number];

interface CollegeTableProps {
  readonly items: readonly ManagedCollege[];
  readonly columns: readonly CollegeColumn[];
  readonly asked: TableAsked;
  readonly query: string;
  /** The form of the checkboxes in the rows. */
  readonly formId: string;
  readonly chosen: readonly string[];
  readonly zone: string;
  readonly now: string;
}

const figures = new Set<CollegeColumn>(['reps', 'fairs', 'unpaid', 'unitId']);

/** Colleges, one row each: two lines on a phone, columns where there is room. */
export function CollegeTable(props: CollegeTableProps) {
  const { items, columns, asked, query, formId, chosen, zone, now } = props;
  const t = useTranslate();
  const usual = asked.search === '' ? 'name' : 'match';
  const shown: readonly (CollegeColumn | 'name')[] = ['name', ...columns];
  return (
    <div className={css.frame}>
      <table className={css.table}>
        <caption className="visually-hidden">{t(messages.title)}</caption>
        <thead>
          <tr>
            <td className={css.box} />
            {shown.map((key) => (
              <Head key={key} column={key} asked={asked} query={query} usual={usual} />
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((college) => (
            <tr key={college.id}>
              <td className={css.box}>
                <Pick
                  id={college.id}
                  form={formId}
                  label={t(messages.select, { college: college.name })}
                  checked={chosen.includes(college.id)}
                />
              </td>
              <th scope="row">
                <Link to={`/admin/colleges/${college.id}`}>{college.name}</Link>
                <span className={css.second}>
                  {college.city}, {stateNames.get(college.state) ?? college.state}
                </span>
              </th>
              {columns.map((key) => (
                <td
                  key={key}
                  className={classNames(
                    css[key],
                    figures.has(key) && css.figures,
                    isUsual(college, key) && css.usual,
                  )}
                  data-title={t(messages[key])}
                >
                  <Cell column={key} college={college} zone={zone} now={now} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeadProps {
  readonly column: CollegeColumn | 'name';
  readonly asked: TableAsked;
  readonly query: string;
  readonly usual: string;
}

function Head({ column, asked, query, usual }: HeadProps) {
  const t = useTranslate();
  const title = t(column === 'name' ? messages.college : messages[column]);
  const className = column !== 'name' && figures.has(column) ? css.figures : undefined;
  if (!collegeSorts.some((one) => one === column))
    return (
      <th scope="col" className={className}>
        {title}
      </th>
    );
  const { sortTo, sorted } = sortedBy(query, asked, column, usual);
  return (
    <th scope="col" aria-sort={sorted} className={className}>
      <Link to={sortTo} preventScrollReset className={css.sort}>
        {title}
        {sorted && <Icon name={sorted === 'ascending' ? 'chevron-up' : 'chevron-down'} />}
      </Link>
    </th>
  );
}

interface CellProps {
  readonly column: CollegeColumn;
  readonly college: ManagedCollege;
  readonly zone: string;
  readonly now: string;
}

/** The content of a column; empty where there is nothing to say. */
function Cell({ column, college, zone, now }: CellProps): ReactNode {
  const t = useTranslate();
  const figure = new Intl.NumberFormat(useLocale());
  switch (column) {
    case 'kinds':
      return college.kinds.map((kind) => t(labelOf(kind))).join(', ');
    case 'status':
      return <Status status={college.status} />;
    case 'reps':
      return <Figure value={college.reps} />;
    case 'fairs':
      return (
        <>
          <Figure value={college.fairs} />
          {college.upcomingFairs > 0 && (
            <span className={css.second}>
              {t(messages.upcoming, { count: college.upcomingFairs })}
            </span>
          )}
        </>
      );
    case 'unpaid':
      return college.unpaid > 0 ? (
        <Tag kind="sun">{figure.format(college.unpaid)}</Tag>
      ) : (
        <Figure value={0} />
      );
    case 'domain':
      return college.domain;
    case 'unitId':
      return college.unitId;
    case 'updatedAt':
      return <When start={college.updatedAt} zone={zone} now={now} show="day" />;
    default:
      return null;
  }
}

/** Left out where there is little room. */
const isUsual = (college: ManagedCollege, column: CollegeColumn): boolean =>
  column === 'status' ? college.status === 'active' : figures.has(column) && !college[column];

function Figure({ value }: { readonly value: number }) {
  const figure = new Intl.NumberFormat(useLocale());
  return <span className={value === 0 ? css.zero : undefined}>{figure.format(value)}</span>;
}

function Status({ status }: { readonly status: string }) {
  const t = useTranslate();
  if (status === 'draft') return <Tag kind="sun">{t(messages.draft)}</Tag>;
  if (status === 'closed') return <Tag>{t(messages.closed)}</Tag>;
  return t(messages.active);
}
