import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { PageHead, Wrap } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { mostCompared } from '../college-choices.ts';
import { myCollegesMessages as messages } from '../my-colleges/my-colleges.messages.ts';
import { CompareTable } from './compare-table.tsx';
import { StudentTabs } from '../my-colleges/list-tabs.tsx';
import type { ComparisonView } from './load-comparison.ts';
import { comparisonOf, listWithPicks } from './pick.ts';
import css from './comparison.module.css';

/** Up to four colleges side by side. The address contains the whole state. */
export function Comparison({ view, now }: { readonly view: ComparisonView; readonly now: string }) {
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
