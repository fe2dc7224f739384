import { fairPaths } from '../../fairs/fair-paths.ts';
import { ChipLink } from '../../../ui/marks/chip.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { writeFloorAddress } from '../floor/floor-address.ts';
import type { VisitData } from './load-visit.ts';
import { lobbyMessages as messages } from '../lobby.messages.ts';
import css from './student-choice.module.css';

/** For which student a parent views a fair; renders nothing for one student at most. */
export function StudentChoice({
  data: { students, student, asked, fair },
}: {
  readonly data: Pick<VisitData, 'students' | 'student' | 'asked' | 'fair'>;
}) {
  const t = useTranslate();
  if (students.length < 2) return null;
  const { visit } = fairPaths(fair.slug);
  return (
    <nav className={css.choice} aria-label={t(messages.whose)}>
      <span aria-hidden="true">{t(messages.whose)}</span>
      {students.map(({ id, name }) => (
        <ChipLink
          key={id}
          to={`${visit}${writeFloorAddress({ ...asked, student: id, page: 1 })}`}
          on={id === student?.id}
          icon="graduation"
        >
          {name}
        </ChipLink>
      ))}
    </nav>
  );
}
