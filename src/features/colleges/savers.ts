/** Who has a list of colleges: those searching for one, and those who help them. */
export const savers = ['STUDENTS', 'PARENTS', 'COUNSELORS'] as const;
