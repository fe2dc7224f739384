/** Days that a dashboard can be about, up to today. */
export const dashboardDays = [30, 90] as const;
