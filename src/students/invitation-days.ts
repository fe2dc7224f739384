/** Days an invitation between parent and student is good for. */
export const invitationDays = 14;
