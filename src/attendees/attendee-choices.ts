export const attendeeTypes = ['student', 'parent', 'counselor'] as const;
