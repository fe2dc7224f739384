import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Pennant } from '../../../ui/pennants/pennant.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { When } from '../../../ui/time/when.tsx';
import type { Translate } from '../../../platform/i18n/translator-for.ts';
import { describeFacts } from '../college-facts.ts';
import { collegeMessages } from '../college.messages.ts';
import { nameSubject } from '../../subjects/name-subject.ts';
import { isAboutSubjects } from '../match-point.ts';
import { hasMatchTags, MatchLines, MatchTags } from '../my-college.tsx';
import { SaveButton } from '../save-college-button.tsx';
import { myCollegesMessages as messages } from '../my-colleges/my-colleges.messages.ts';
import type { ComparedCollege, ComparisonView } from './load-comparison.ts';
import { comparisonOf } from './pick.ts';
import { ToldAnswer } from './told-answer.tsx';
import css from './comparison.module.css';

interface Row {
  readonly key: string;
  readonly title: string;
  readonly of: (college: ComparedCollege) => ReactNode;
}

interface CompareTableProps {
  readonly view: ComparisonView;
  /** The loader's current time, ISO. */
  readonly now: string;
}

/** Colleges as columns, compared facts as rows; scrolls sideways on a phone. */
export function CompareTable({ view, now }: CompareTableProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { columns, chosen } = view;
  const rows = rowsOf(t, locale, view, now);
  const style: CSSProperties & Record<'--columns', number> = { '--columns': columns.length };
  const slugs = columns.flatMap(({ slug }) => slug ?? []);
  return (
    <div className={css.frame} role="region" aria-label={t(messages.comparison)} tabIndex={0}>
      <table className={css.table} style={style}>
        <caption className="visually-hidden">{t(messages.table)}</caption>
        <thead>
          <tr>
            <td className={css.labels} />
            {columns.map(({ id, slug, name, pennant }) => (
              <th key={id} scope="col">
                <div className={css.college}>
                  <Pennant art={pennant} />
                  <span className={css.name}>
                    {slug === null ? name : <Link to={`/college-${slug}`}>{name}</Link>}
                  </span>
                  {slug !== null && (
                    <ButtonLink
                      kind="quiet"
                      size="small"
                      icon="close"
                      preventScrollReset
                      aria-label={t(messages.leaveOut, { name })}
                      to={comparisonOf(
                        slugs.filter((one) => one !== slug),
                        chosen,
                      )}
                    >
                      {t(messages.leaveOutShort)}
                    </ButtonLink>
                  )}
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, title, of }) => (
            <tr key={key}>
              <th scope="row">{title}</th>
              {columns.map((college) => (
                <td key={college.id}>{of(college)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function rowsOf(t: Translate, locale: string, view: ComparisonView, now: string): readonly Row[] {
  const { columns, hasWishes, canSave } = view;
  const wantsMajors = columns.some(({ match }) =>
    match?.reasons.concat(match.misses).some(({ kind }) => isAboutSubjects(kind)),
  );
  const quiet = (words: string) => <span className={css.quiet}>{words}</span>;
  const orUnknown = (words: string) => (words === '' ? quiet(t(collegeMessages.notKnown)) : words);
  const factRows = describeFacts(t, noFacts).map(({ name }, index): Row => ({
    key: name,
    title: name,
    of: (college) => describeFacts(t, college)[index]?.value,
  }));
  return [
    ...(hasWishes || columns.some(({ match }) => hasMatchTags(match))
      ? [
          {
            key: 'match',
            title: t(messages.match),
            of: ({ match }: ComparedCollege) =>
              hasMatchTags(match) ? (
                <div className={css.tags}>
                  <MatchTags match={match} />
                </div>
              ) : (
                quiet(t(messages.noMatch))
              ),
          },
        ]
      : []),
    ...(columns.some(({ match }) => match && match.reasons.length + match.misses.length > 0)
      ? [
          {
            key: 'reasons',
            title: t(messages.why),
            of: ({ match }: ComparedCollege) => match && <MatchLines match={match} />,
          },
        ]
      : []),
    { key: 'place', title: t(messages.place), of: ({ city, state }) => `${city}, ${state}` },
    ...factRows,
    wantsMajors
      ? { key: 'majors', title: t(messages.majors), of: ({ match }) => orUnknown(myMajors(match)) }
      : {
          key: 'majors',
          title: t(messages.majorsTaught),
          of: ({ majorCount: n }) => orUnknown(n > 0 ? t(collegeMessages.majors, { n }) : ''),
        },
    {
      key: 'online',
      title: t(messages.online),
      of: ({ onlineCoursePct: percent }) => orUnknown(describeOnline(percent)),
    },
    ...questions.map((question): Row => ({
      key: question,
      title: t(messages[question]),
      of: ({ told }) => <ToldAnswer told={told.find((one) => one.question === question)} />,
    })),
    {
      key: 'fairs',
      title: t(messages.fairs),
      of: ({ fairs }) =>
        fairs.length === 0 ? (
          quiet(t(messages.noFairs))
        ) : (
          <ul role="list" className={css.links}>
            {fairs.map(({ slug, name, startTime, timeZone }) => (
              <li key={slug}>
                <Link to={`/fair-${slug}`}>{name}</Link>
                <span className={css.day}>
                  <When start={startTime} zone={timeZone} now={now} show="day" />
                </span>
              </li>
            ))}
          </ul>
        ),
    },
    {
      key: 'links',
      title: t(messages.links),
      of: ({ site, apply }) =>
        (site ?? apply) ? (
          <ul role="list" className={css.links}>
            {apply && (
              <li>
                <a href={apply.href} rel="noopener nofollow ugc">
                  {t(messages.apply)}
                </a>
              </li>
            )}
            {site && (
              <li>
                <a href={site.href} rel="noopener nofollow ugc">
                  {t(messages.website)}
                </a>
              </li>
            )}
          </ul>
        ) : (
          orUnknown('')
        ),
    },
    ...(canSave
      ? [
          {
            key: 'list',
            title: t(messages.list),
            of: (college: ComparedCollege) => <SaveButton college={college} />,
          },
        ]
      : []),
  ];

  function myMajors(match: ComparedCollege['match']): string {
    const has = match?.reasons.find(({ kind }) => isAboutSubjects(kind));
    if (has)
      return new Intl.ListFormat(locale).format(has.values.map((title) => nameSubject(t, title)));
    return match?.misses.some(({ kind }) => isAboutSubjects(kind)) ? t(messages.none) : '';
  }

  function describeOnline(percent: number | null): string {
    if (percent === null) return '';
    if (percent === 0) return t(messages.none);
    return percent === 100 ? t(messages.onlineAll) : t(messages.onlinePart, { percent });
  }
}

/** Questions that families compare, as answered at booths. */
const questions = ['costAnswer', 'aidAnswer', 'deadlinesAnswer'] as const;

const noFacts = { collegeType: [], campusSize: [], campusSetting: [] };
