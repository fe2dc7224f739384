import { fairPaths } from '../../fairs/fair-paths.ts';
import { ChipLink } from '../../ui/chip.tsx';
import { useSay } from '../../ui/say.tsx';
import { writeFloorAddress } from '../floor-address.ts';
import type { VisitData } from '../load-visit.ts';
import { lobbyWords as said } from '../lobby.words.ts';
import css from './student-choice.module.css';

/** For which student a parent looks at a fair; nothing where there is one at most. */
export function StudentChoice({
  data: { students, student, asked, fair },
}: {
  readonly data: Pick<VisitData, 'students' | 'student' | 'asked' | 'fair'>;
}) {
  const say = useSay();
  if (students.length < 2) return null;
  const { visit } = fairPaths(fair.slug);
  return (
    <nav className={css.choice} aria-label={say(said.whose)}>
      <span aria-hidden="true">{say(said.whose)}</span>
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
