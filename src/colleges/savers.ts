/** Who has a list of colleges of their own: who looks for one, or helps someone who does. */
export const savers = ['STUDENTS', 'PARENTS', 'COUNSELORS'] as const;
