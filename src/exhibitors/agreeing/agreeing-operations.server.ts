import { agreeToExhibitorRegistration, agreeToMyExhibit } from './agree-to-exhibit.server.ts';

/** The calls by which exhibitors whom an organizer entered agree to the terms of a fair. */
export const agreeingOperations = [agreeToExhibitorRegistration, agreeToMyExhibit] as const;
