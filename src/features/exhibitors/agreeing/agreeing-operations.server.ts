import { agreeToExhibitorRegistration, agreeToMyExhibit } from './agree-to-exhibit.server.ts';

/** The operations by which exhibitors entered by organizers agree to the terms of a fair. */
export const agreeingOperations = [agreeToExhibitorRegistration, agreeToMyExhibit] as const;
