/** Lifetime of an invitation between parent and student in days. */
export const invitationDays = 14;
