import type { ReactNode } from 'react';
import { ButtonAnchor } from '../buttons/button.tsx';
import { EmptyState } from '../layout/empty-state.tsx';
import { FilterBar } from './filter-bar.tsx';
import { Pagination } from '../navigation/pagination.tsx';
import { withChanges, type TableAsked } from './table-address.ts';
import css from './searched-table.module.css';

interface SearchedTableProps {
  /** What the address asks for (its order may be null here), and the address’s query string. */
  readonly asked: TableAsked;
  readonly query: string;
  /** The number of rows found, on all pages. */
  readonly total: number;
  /** Whether this page has none of them. */
  readonly isEmpty: boolean;
  /** The label of the field, and of its button. */
  readonly find: string;
  readonly act: string;
  /** More fields to filter by. */
  readonly fields?: ReactNode;
  /** "12 exhibitors". */
  readonly count: string;
  /** The text when nothing was found. */
  readonly none: { readonly title: string; readonly text: string; readonly action?: ReactNode };
  /** Parameters of the address that stay when someone searches. */
  readonly kept?: Readonly<Record<string, string | null>>;
  /** The address of all rows as a file. */
  readonly file?: { readonly href: string; readonly label: string };
  /** The list or table. */
  readonly children: ReactNode;
}

const perPage = 25;

const notNarrowing = new Set(['page', 'sort', 'order']);

/** Whether an address asks for some of the rows only. */
const isNarrowed = (query: string): boolean =>
  [...new URLSearchParams(query)].some(([name, value]) => value !== '' && !notNarrowing.has(name));

/** The frame of a long list or table: the search before it, its count, its pages and its file. */
export function SearchedTable(props: SearchedTableProps) {
  const { asked, query, total, isEmpty, find, act, fields, count, none, kept } = props;
  const { file, children } = props;
  // With nothing at all there is nothing to search or count.
  const hasNothing = isEmpty && !isNarrowed(query);
  return (
    <>
      {!hasNothing && (
        <FilterBar
          act={act}
          label={find}
          search={{ label: find, text: asked.search }}
          kept={{
            ...kept,
            sort: asked.sort,
            order: asked.sort && asked.descending ? 'down' : null,
          }}
        >
          {fields}
        </FilterBar>
      )}
      {!hasNothing && (
        <p className={css.count} role="status">
          {count}
        </p>
      )}
      {isEmpty ? (
        <EmptyState title={none.title} action={none.action}>
          {none.text}
        </EmptyState>
      ) : (
        children
      )}
      <div className={css.below}>
        <Pagination
          page={asked.page}
          pages={Math.ceil(total / perPage)}
          to={(page) => withChanges(query, { page: String(page) })}
        />
        {file && total > 0 && (
          <ButtonAnchor href={file.href} kind="line" icon="download" download>
            {file.label}
          </ButtonAnchor>
        )}
      </div>
    </>
  );
}
