import { useSite } from '../platform/pages/site.ts';
import { fairPaths } from './fair-paths.ts';

/**
 * Where *Enter the fair* leads: signed out to the form, which ends inside; signed in straight inside,
 * or to one button where registering is still missing. Null for college reps, who enter the fairs at
 * which they exhibit: their home knows which.
 */
export function useWayIn(slug: string): string | null {
  const { person } = useSite();
  const paths = fairPaths(slug);
  if (person?.role === 'COLLEGES') return null;
  return person === null ? paths.register : paths.visit;
}

/** Whether the visitor may register for fairs: families and counselors, and everyone signed out. */
export function useMayRegister(): boolean {
  const { person } = useSite();
  return person === null || ['STUDENTS', 'PARENTS', 'COUNSELORS'].includes(person.role);
}
