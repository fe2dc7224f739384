import type { loadStudentSetup } from './load-student.ts';

/** What a student has told so far, and which step is shown. */
export type StudentSetup = Awaited<ReturnType<typeof loadStudentSetup>>;

/** What each step of a student's setup is given. */
export interface StudentStepProps {
  readonly setup: StudentSetup;
  readonly now: Date;
}
