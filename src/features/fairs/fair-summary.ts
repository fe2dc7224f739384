/** The fair summary in a person's list of registrations or receipts. */
export interface FairSummary {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly fairType: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly timeZone: string;
  readonly cancelledAt: string | null;
}

/** The schema type. */
export const fairSummaryType = `
  "A fair in the caller’s own list, even if it isn’t public."
  type FairSummary {
    id: ID!
    name: String!
    slug: String!
    fairType: String!
    startTime: DateTime!
    endTime: DateTime!
    timeZone: String!
    cancelledAt: DateTime
  }`;

/** SQL: the summary of the fair `f` as JSON. */
export const fairSummarySql = `json_build_object('id', f.id, 'name', f.name, 'slug', f.slug,
  'fairType', f.fair_type, 'startTime', f.start_time, 'endTime', f.end_time,
  'timeZone', f.time_zone, 'cancelledAt', f.cancelled_at)`;
