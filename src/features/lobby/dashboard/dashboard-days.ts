/** Options for the dashboard's number of days, up to today. */
export const dashboardDays = [30, 90] as const;
