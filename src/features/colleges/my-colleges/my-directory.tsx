import { useMemo, use, createContext } from 'react';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Wrap } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import {
  addressOf,
  filterCount,
  type Asked,
  nothingAsked,
} from '../directory-page/directory-address.ts';
import { readMyAsked } from './my-directory-address.ts';
import { myCollegesMessages as messages } from './my-colleges.messages.ts';
import type { DirectoryProblem } from '../directory-page/directory-view.ts';
import { Narrowing } from '../directory-filters/narrowing.tsx';
import { Problem } from '../directory-page/no-results.tsx';
import { SearchBox } from '../directory-page/search-box.tsx';
import { useDirectoryForm } from '../directory-page/use-directory-form.ts';
import { CompareTray } from '../college-comparison/compare-tray.tsx';
import { ListTabs, StudentTabs } from './list-tabs.tsx';
import type { MyDirectoryView, Lookout } from './my-directory-view.ts';
import css from './my-directory.module.css';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import matchLeadCss from './match-lead.module.css';
import { Tag } from '../../../ui/marks/tag.tsx';
import { CollegeCard } from '../college-card.tsx';
import { hasMatchTags, MatchSummary, MatchTags } from '../my-college.tsx';
import { SaveButton } from '../save-college-button.tsx';
import type { MyCardView } from '../card-view.ts';
import { addressWithPick, pickedIn } from '../college-comparison/pick.ts';
import myCardCss from './my-card.module.css';

/** Context for every card of the signed-in directory. */
interface Looking {
  readonly asked: Asked;
  readonly canSave: boolean;
  /** The name of the student whose list a parent reads. */
  readonly studentName: string | null;
}

const LookingContext = createContext<Looking>({
  asked: nothingAsked,
  canSave: false,
  studentName: null,
});

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

/** How the match is computed, or what it needs. */
function MatchLead({ userType, student, hasWishes }: Lookout) {
  const t = useTranslate();
  if (userType !== 'student' && userType !== 'parent') return null;
  if (hasWishes)
    return (
      <div className={matchLeadCss.how}>
        <Disclosure title={t(messages.how)}>
          <p>{t(messages.howText)}</p>
        </Disclosure>
      </div>
    );
  if (userType === 'student')
    return (
      <Notice
        title={t(messages.noWishesTitle)}
        action={<ButtonLink to="/app/profile/preferences">{t(messages.noWishesDo)}</ButtonLink>}
      >
        {t(messages.noWishes)}
      </Notice>
    );
  if (student) return <Notice>{t(messages.noWishesOf, { name: student.name })}</Notice>;
  return (
    <Notice
      title={t(messages.noStudentTitle)}
      action={<ButtonLink to="/app/profile/students">{t(messages.noStudentDo)}</ButtonLink>}
    >
      {t(messages.noStudent)}
    </Notice>
  );
}

/** A college with its match and reasons, to save and to compare. */
function MyCard({ college }: { readonly college: MyCardView }) {
  const t = useTranslate();
  const { asked, canSave, studentName } = use(LookingContext);
  const { match, slug, name, isSavedByStudent } = college;
  const hasTags = hasMatchTags(match) || (isSavedByStudent && studentName !== null);
  return (
    <CollegeCard college={college} brief={match?.percent != null}>
      {hasTags && (
        <div className={myCardCss.tags}>
          <MatchTags match={match} />
          {isSavedByStudent && studentName !== null && (
            <Tag kind="blue" icon="bookmark-on">
              {t(messages.alsoSaved, { name: studentName })}
            </Tag>
          )}
        </div>
      )}
      {match && <MatchSummary match={match} name={name} />}
      <div className={myCardCss.acts} id={`college-${college.id}`}>
        {canSave && <SaveButton college={college} />}
        {slug !== null && <CompareLink slug={slug} name={name} asked={asked} />}
      </div>
    </CollegeCard>
  );
}

interface CompareLinkProps {
  readonly slug: string;
  readonly name: string;
  readonly asked: Asked;
}

/** Selects a college for comparison, or deselects it. */
function CompareLink({ slug, name, asked }: CompareLinkProps) {
  const t = useTranslate();
  const isPicked = pickedIn(asked).includes(slug);
  return (
    <ButtonLink
      to={addressWithPick(asked, slug)}
      kind={isPicked ? 'soft' : 'quiet'}
      size="small"
      icon={isPicked ? 'check' : 'plus'}
      aria-label={t(isPicked ? messages.comparedName : messages.compareName, { name })}
      preventScrollReset
      data-keep-scroll=""
    >
      {t(isPicked ? messages.compared : messages.compare)}
    </ButtonLink>
  );
}
