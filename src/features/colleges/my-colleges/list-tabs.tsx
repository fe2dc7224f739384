import { ChipLink } from '../../../ui/marks/chip.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { addressOf, type AskedInside } from '../directory-page/directory-address.ts';
import { myCollegesMessages as messages } from './my-colleges.messages.ts';
import type { LookedFor, Lookout } from './my-directory-view.ts';
import type { MyDirectoryView } from './my-directory-view.ts';
import css from './list-tabs.module.css';

/** All colleges, or those in one of the lists; for a parent also the student. */
export function ListTabs({ view }: { readonly view: MyDirectoryView }) {
  const t = useTranslate();
  const { asked, canSave, student, savedCount, savedByStudentCount, userType } = view;
  const { inside } = asked;
  if (!inside || !canSave) return null;
  const to = (saved: AskedInside['saved']) =>
    addressOf({ ...asked, page: 1, inside: { ...inside, saved } });
  return (
    <nav className={css.tabs} aria-label={t(messages.lists)}>
      <ChipLink to={to(null)} on={inside.saved === null}>
        {t(messages.all)}
      </ChipLink>
      <ChipLink to={to('own')} on={inside.saved === 'own'} count={savedCount}>
        {t(messages.saved)}
      </ChipLink>
      {userType === 'parent' && student && (
        <ChipLink to={to('student')} on={inside.saved === 'student'} count={savedByStudentCount}>
          {t(messages.savedBy, { name: student.name })}
        </ChipLink>
      )}
    </nav>
  );
}

interface StudentTabsProps extends Pick<Lookout, 'students' | 'student'> {
  readonly to: (student: LookedFor) => string;
}

/** Lets a parent switch between students; empty with at most one. */
export function StudentTabs({ students, student, to }: StudentTabsProps) {
  const t = useTranslate();
  if (students.length < 2) return null;
  return (
    <nav className={css.tabs} aria-label={t(messages.whose)}>
      {students.map((one) => (
        <ChipLink key={one.id} to={to(one)} on={one.id === student?.id} icon="graduation">
          {one.name}
        </ChipLink>
      ))}
    </nav>
  );
}
