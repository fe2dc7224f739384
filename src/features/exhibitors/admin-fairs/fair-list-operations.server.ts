import { manageFairs } from './manage-fairs.server.ts';
import { publishFairs, undoPublishedFairs } from './publish-fairs.server.ts';

/** The operations that list fairs and manage several at once. */
export const fairListOperations = [manageFairs, publishFairs, undoPublishedFairs] as const;
