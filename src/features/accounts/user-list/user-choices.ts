/** What the table of users can be narrowed to by state. */
export const userStates = ['active', 'approved', 'unapproved', 'unconfirmed', 'disabled'] as const;

/** What is done with several accounts at once. */
export const userActs = [
  ...(['approve', 'unapprove', 'disable', 'enable'] as const),
  ...(['secondFactor', 'type'] as const),
] as const;

export type UserAct = (typeof userActs)[number];

/** Accounts that are acted on at once, over all pages of the table. */
export const mostUsers = 1000;
