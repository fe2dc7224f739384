import { day, longText, text } from '../../platform/model/kinds.ts';

/** How interested a rep finds a student, from the least to the most. */
export const leadRatings = ['cool', 'warm', 'hot'] as const;

/** One of {@link leadRatings}. */
export type LeadRating = (typeof leadRatings)[number];

/** What a team plans for a student. */
export const leadFollowUps = ['call', 'email', 'none'] as const;

/** One of {@link leadFollowUps}. */
export type LeadFollowUp = (typeof leadFollowUps)[number];

/** Maximum number of tags of one lead. */
export const mostTags = 20;

/** What a rep types about a lead. */
export const leadFields = {
  addTag: text({ max: 40 }).optional(),
  notes: longText().optional(),
  followUpOn: day().optional(),
};
