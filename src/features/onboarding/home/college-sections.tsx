import { Link } from 'react-router';
import { CollegeCard } from '../../colleges/college-card.tsx';
import { hasMatchTags, MatchSummary, MatchTags } from '../../colleges/my-college.tsx';
import { SaveButton } from '../../colleges/save-college-button.tsx';
import { TakeOverKept } from '../../colleges/take-over-kept.tsx';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ChipLink } from '../../../ui/marks/chip.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { homeMessages as messages } from './home.messages.ts';
import type { HomeData } from './load-home.ts';
import css from './home.module.css';

type Colleges = NonNullable<HomeData['colleges']>;

/** For students and parents: matching colleges, with reasons, and saved colleges. */
export function CollegeSections({ colleges }: { readonly colleges: Colleges }) {
  return (
    <>
      <TakeOverKept />
      <Recommended colleges={colleges} />
      <Saved colleges={colleges} />
    </>
  );
}

function Recommended({ colleges }: { readonly colleges: Colleges }) {
  const t = useTranslate();
  const { recommended, hasWishes, isStudent, students, studentId, name } = colleges;
  // Another part of this page invites parents without a link to add one.
  if (studentId === null) return null;
  return (
    <Section
      id="colleges"
      title={
        isStudent || name === null ? t(messages.recommended) : t(messages.recommendedFor, { name })
      }
      aside={hasWishes && <Link to={inside(colleges)}>{t(messages.allMatches)}</Link>}
    >
      {students.length > 1 && (
        <nav className={css.students} aria-label={t(messages.whose)}>
          {students.map(({ id, firstName }) => (
            <ChipLink key={id} to={`/app?student=${id}`} on={id === studentId} icon="graduation">
              {firstName}
            </ChipLink>
          ))}
        </nav>
      )}
      {recommended.length > 0 ? (
        <CardsToSave list={recommended} />
      ) : (
        <Card kind="sun">
          {hasWishes ? (
            <p>{t(messages.noneLeft)}</p>
          ) : isStudent ? (
            <>
              <p>{t(messages.noWishes)}</p>
              <p className={css.tellWishes}>
                <ButtonLink to="/app/profile/preferences">{t(messages.noWishesDo)}</ButtonLink>
              </p>
            </>
          ) : (
            <p>{t(messages.noWishesOf, { name: name ?? '' })}</p>
          )}
        </Card>
      )}
    </Section>
  );
}

/** Colleges, each with why it fits and the button to save it. */
function CardsToSave({ list }: { readonly list: Colleges['recommended'] }) {
  return (
    <ul role="list" className={css.colleges}>
      {list.map((college) => (
        <li key={college.id}>
          <CollegeCard college={college}>
            <div className={css.tags}>
              <MatchTags match={college.match} />
            </div>
            {college.match && <MatchSummary match={college.match} name={college.name} />}
            <div className={css.save} id={`college-${college.id}`}>
              <SaveButton college={college} from="home" />
            </div>
          </CollegeCard>
        </li>
      ))}
    </ul>
  );
}

function Saved({ colleges }: { readonly colleges: Colleges }) {
  const t = useTranslate();
  const { saved, savedByStudent, suggested, name, isStudent } = colleges;
  const lists = [
    { key: 'own', title: t(messages.myColleges), to: inside(colleges, 'own'), list: saved },
    ...(isStudent || name === null
      ? []
      : [
          {
            key: 'student',
            title: t(messages.collegesOf, { name }),
            to: inside(colleges, 'student'),
            list: savedByStudent,
          },
        ]),
  ];
  return lists.map(({ key, title, to, list }) => (
    <Section
      key={key}
      title={title}
      aside={list.total > 0 && <Link to={to}>{t(messages.allSaved, { n: list.total })}</Link>}
    >
      {list.total === 0 && key === 'own' && suggested.length > 0 ? (
        <>
          <p className={css.noneSaved}>{t(messages.noneSavedYet)}</p>
          <CardsToSave list={suggested} />
        </>
      ) : list.total === 0 ? (
        <p className={css.noneSaved}>
          {key === 'own' ? t(messages.noneSaved) : t(messages.noneSavedOf, { name: name ?? '' })}
        </p>
      ) : (
        <ul role="list" className={css.colleges}>
          {list.cards.map((college) => (
            <li key={college.id}>
              <CollegeCard college={college}>
                {hasMatchTags(college.match) && (
                  <div className={css.tags}>
                    <MatchTags match={college.match} />
                  </div>
                )}
              </CollegeCard>
            </li>
          ))}
        </ul>
      )}
    </Section>
  ));
}

/** The directory inside, as the one who looks has it. */
function inside({ isStudent, studentId }: Colleges, saved?: 'own' | 'student'): string {
  const query = [
    ...(saved ? [`saved=${saved}`] : []),
    ...(isStudent || studentId === null ? [] : [`student=${studentId}`]),
  ].join('&');
  return query === '' ? '/app/colleges' : `/app/colleges?${query}`;
}
