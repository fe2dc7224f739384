import { useMemo } from 'react';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Wrap } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { addressOf, filterCount } from '../directory-page/directory-address.ts';
import { readMyAsked } from './my-directory-address.ts';
import { myCollegesMessages as messages } from './my-colleges.messages.ts';
import type { DirectoryProblem } from '../directory-page/directory-view.ts';
import { Narrowing } from '../directory-filters/narrowing.tsx';
import { Problem } from '../directory-page/no-results.tsx';
import { SearchBox } from '../directory-page/search-box.tsx';
import { useDirectoryForm } from '../directory-page/use-directory-form.ts';
import { CompareTray } from '../college-comparison/compare-tray.tsx';
import { ListTabs, StudentTabs } from './list-tabs.tsx';
import { LookingContext } from './lookout-context.ts';
import { MatchLead } from './match-lead.tsx';
import { MyCard } from './my-card.tsx';
import type { MyDirectoryView } from './my-directory-view.ts';
import css from './my-directory.module.css';

/** The directory with match, lists and the selection to compare. */
export function MyDirectory({ view }: { readonly view: MyDirectoryView | DirectoryProblem }) {
  const t = useTranslate();
  const form = useDirectoryForm(view.asked, readMyAsked);
  return (
    <Wrap className={css.page}>
      <h1>{'problem' in view ? t(messages.titleOther) : titleOf(view)}</h1>
      {'problem' in view ? (
        <>
          <SearchBox asked={view.asked} form={form} />
          <Problem problem={view.problem} again={addressOf(view.asked)} />
        </>
      ) : (
        <Found view={view} form={form} />
      )}
    </Wrap>
  );

  function titleOf({ userType, student }: MyDirectoryView): string {
    if (userType === 'student') return t(messages.title);
    return student ? t(messages.titleFor, { name: student.name }) : t(messages.titleOther);
  }
}

interface FoundProps {
  readonly view: MyDirectoryView;
  readonly form: ReturnType<typeof useDirectoryForm>;
}

function Found({ view, form }: FoundProps) {
  const { asked, canSave, students, student, userType, total } = view;
  const { inside } = asked;
  const studentName = userType === 'parent' ? (student?.name ?? null) : null;
  const looking = useMemo(() => ({ asked, canSave, studentName }), [asked, canSave, studentName]);
  const isBare = total === 0 && inside?.saved != null && asked.q === '' && filterCount(asked) === 0;
  return (
    <LookingContext value={looking}>
      <StudentTabs
        students={students}
        student={student}
        to={({ id }) =>
          addressOf({ ...asked, page: 1, inside: inside && { ...inside, student: id } })
        }
      />
      <MatchLead {...view} />
      <SearchBox asked={asked} form={form} />
      <ListTabs view={view} />
      {isBare ? (
        <NothingSaved view={view} />
      ) : (
        <Narrowing view={view} form={form} card={MyCard} className={css.open} />
      )}
      <CompareTray view={view} />
    </LookingContext>
  );
}

/** A list without a college in it yet. */
function NothingSaved({ view: { asked, student } }: { readonly view: MyDirectoryView }) {
  const t = useTranslate();
  const { inside } = asked;
  const isStudents = inside?.saved === 'student' && student !== null;
  return (
    <div className={css.empty}>
      <EmptyState
        title={t(messages.emptySaved)}
        action={
          <ButtonLink to={addressOf({ inside: inside && { ...inside, saved: null } })}>
            {t(messages.seeAll)}
          </ButtonLink>
        }
      >
        <p>
          {isStudents
            ? t(messages.emptySavedOf, { name: student.name })
            : t(messages.emptySavedText)}
        </p>
      </EmptyState>
    </div>
  );
}
