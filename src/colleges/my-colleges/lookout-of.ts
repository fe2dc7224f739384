import type { LookedFor, Lookout } from './my-directory-view.ts';

interface Me {
  readonly user_type: string;
  readonly students: {
    readonly items: readonly ({ readonly id: string | null; firstName: string | null } | null)[];
  };
}

interface Told extends Omit<Lookout, 'userType' | 'students' | 'student'> {
  readonly studentId: string | null;
}

/** Who looks and for whom, out of what the API answered. */
export function lookoutOf(me: Me, { studentId, ...told }: Told): Lookout {
  const students = me.students.items.flatMap((one): readonly LookedFor[] =>
    one?.id ? [{ id: one.id, name: one.firstName ?? '' }] : [],
  );
  return {
    ...told,
    userType: me.user_type,
    students,
    student: students.find(({ id }) => id === studentId) ?? null,
  };
}
