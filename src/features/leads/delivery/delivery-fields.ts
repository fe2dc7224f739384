import { text, url } from '../../../platform/model/kinds.ts';

/** The field of a new key. */
export const keyFields = { name: text({ max: 60 }) };

/** The field of a webhook. */
export const webhookFields = { url: url() };
