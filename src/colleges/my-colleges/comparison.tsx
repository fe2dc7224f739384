import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHead, Wrap } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { mostCompared } from '../most-compared.ts';
import { myCollegesWords as said } from '../my-colleges.words.ts';
import { CompareTable } from './compare-table.tsx';
import { StudentTabs } from './list-tabs.tsx';
import type { ComparisonView } from './load-comparison.ts';
import { comparisonOf, listWithPicks } from './pick.ts';
import css from './comparison.module.css';

/** Up to four colleges side by side. All of it is in the address. */
export function Comparison({ view, now }: { readonly view: ComparisonView; readonly now: string }) {
  const say = useSay();
  const { columns, chosen, isTooMany, students, student } = view;
  const slugs = columns.flatMap(({ slug }) => slug ?? []);
  const list = listWithPicks(slugs, chosen);
  return (
    <Wrap className={css.page}>
      <PageHead title={say(said.comparison)} lead={say(said.comparisonLead)}>
        <div className={css.acts}>
          {columns.length > 0 && columns.length < mostCompared && (
            <ButtonLink kind="line" icon="plus" to={list}>
              {say(said.addAnother)}
            </ButtonLink>
          )}
          <ButtonLink kind="quiet" icon="arrow-left" to={list}>
            {say(said.backToList)}
          </ButtonLink>
        </div>
      </PageHead>
      {isTooMany && <Notice>{say(said.comparisonFull)}</Notice>}
      <StudentTabs students={students} student={student} to={({ id }) => comparisonOf(slugs, id)} />
      {columns.length === 0 ? (
        <EmptyState
          title={say(said.comparisonNone)}
          action={<ButtonLink to="/app/colleges">{say(said.seeAll)}</ButtonLink>}
        />
      ) : (
        <CompareTable view={view} now={now} />
      )}
    </Wrap>
  );
}
