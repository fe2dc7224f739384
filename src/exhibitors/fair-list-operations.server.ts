import { manageFairs } from './manage-fairs.server.ts';
import { publishFairs, undoPublishedFairs } from './publish-fairs.server.ts';

/** The calls with which fairs are listed, and several are looked after at a time. */
export const fairListOperations = [manageFairs, publishFairs, undoPublishedFairs] as const;
