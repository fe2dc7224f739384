import type { Composers } from './platform/email/compose-mail.ts';

/** What writes the mails of batches, by the kind of the batch. */
export const composers: Composers = {};
