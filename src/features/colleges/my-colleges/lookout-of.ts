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

/** Who searches and for whom, from an API response. */
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
