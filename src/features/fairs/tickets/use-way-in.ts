import { useSite } from '../../../platform/pages/site.ts';
import { fairPaths } from '../fair-paths.ts';

/**
 * The target of *Enter the fair*: the form if signed out, which ends inside; otherwise straight
 * inside, or a single button if not registered yet. Null for college reps, who enter the fairs
 * where they exhibit: their home page lists them.
 */
export function useWayIn(slug: string): string | null {
  const { person } = useSite();
  const paths = fairPaths(slug);
  if (person?.role === 'COLLEGES') return null;
  return person === null ? paths.register : paths.visit;
}

/** Whether the visitor can register for fairs: families, counselors, and anyone signed out. */
export function useMayRegister(): boolean {
  const { person } = useSite();
  return person === null || ['STUDENTS', 'PARENTS', 'COUNSELORS'].includes(person.role);
}
