import { Link } from 'react-router';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { Icon, type IconName } from '../../../ui/marks/icon.tsx';
import { Tag } from '../../../ui/marks/tag.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { withChanges } from '../../../ui/tables/table-address.ts';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { When } from '../../../ui/time/when.tsx';
import type { LeadRating } from '../lead-choices.ts';
import type { Lead, ListedLead } from '../leads-queries.ts';
import { nameSubject } from '../../subjects/name-subject.ts';
import { leadsMessages as messages } from './leads.messages.ts';
import css from './lead-table.module.css';

/** How ratings are called. */
export const ratingNames: Readonly<Record<LeadRating, Message>> = {
  cool: messages.cool,
  warm: messages.warmRating,
  hot: messages.hot,
};

const groups = ['contact', 'school', 'academics', 'demographics'] as const;
const groupIcons: Readonly<Record<(typeof groups)[number], IconName>> = {
  contact: 'mail',
  school: 'graduation',
  academics: 'book',
  demographics: 'user',
};

interface LeadTableProps {
  readonly items: readonly ListedLead[];
  /** The lead that is open. */
  readonly openId: string | null;
  readonly query: string;
  readonly zone: string;
  readonly now: string;
}

/** Leads, one in a row that opens it; on phones a row of two lines. */
export function LeadTable({ items, openId, query, zone, now }: LeadTableProps) {
  const t = useTranslate();
  return (
    <div className={css.frame}>
      <table className={classNames(css.table, openId !== null && css.beside)}>
        <caption className="visually-hidden">{t(messages.list)}</caption>
        <thead>
          <tr>
            <th scope="col">{t(messages.name)}</th>
            <th scope="col">{t(messages.schoolColumn)}</th>
            <th scope="col" className={css.start}>
              {t(messages.start)}
            </th>
            <th scope="col" className={classNames(css.wide, css.subjects)}>
              {t(messages.wants)}
            </th>
            <th scope="col">{t(messages.shared)}</th>
            <th scope="col" className={css.wide}>
              {t(messages.when)}
            </th>
            <th scope="col">{t(messages.warm)}</th>
            <th scope="col">
              <span className="visually-hidden">{t(messages.note)}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ student, work }) => (
            <tr key={student.id} className={student.id === openId ? css.open : undefined}>
              <th scope="row" className={css.name}>
                <Link
                  to={`${withChanges(query, { lead: student.id })}#lead`}
                  preventScrollReset
                  className={css.link}
                  aria-current={student.id === openId ? 'true' : undefined}
                >
                  {student.firstName} {student.lastName}
                </Link>
                <span className={css.second}>{placeOf(student)}</span>
              </th>
              <td className={css.school}>
                {student.currentSchool}
                <span className={css.second}>{student.schoolGrade}</span>
              </td>
              <td className={css.start}>{student.entryDate}</td>
              <td className={classNames(css.wide, css.subjects)}>
                {student.majors?.map((title) => nameSubject(t, title)).join('\u00a0· ')}
              </td>
              <td className={css.sharedCell}>
                <SharedGroups shared={student.groups} />
              </td>
              <td className={css.wide}>
                <When start={student.agreedAt} zone={zone} now={now} show="day" />
                <span className={css.second}>{student.fairName}</span>
              </td>
              <td className={css.rating}>
                {work.rating && (
                  <Tag kind={work.rating === 'hot' ? 'sun' : 'plain'}>
                    {t(ratingNames[work.rating])}
                  </Tag>
                )}
              </td>
              <td className={css.note}>
                {work.notes !== '' && <Icon name="edit" label={t(messages.hasNotes)} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** City and state, as far as they are known. */
export const placeOf = ({ city, state }: Pick<Lead, 'city' | 'state'>): string =>
  [city, state].filter(Boolean).join(', ');

/** An icon for each group that is shared, always in its own place; the words come with the focus. */
function SharedGroups({ shared }: { readonly shared: Lead['groups'] }) {
  const t = useTranslate();
  const locale = useLocale();
  const words = new Intl.ListFormat(locale).format(
    groups.filter((group) => shared.includes(group)).map((group) => t(messages[group])),
  );
  return (
    <span className={css.shared}>
      {groups.map((group) => (
        <Icon
          key={group}
          name={groupIcons[group]}
          className={shared.includes(group) ? undefined : css.missing}
        />
      ))}
      <span className={css.words}>{words}</span>
    </span>
  );
}
