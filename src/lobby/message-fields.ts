import { text } from '../platform/model/kinds.ts';

/** The longest message, in characters. */
export const longestMessage = 1000;

/** What is sent with a message. */
export const messageFields = {
  text: text({ max: longestMessage }),
  clientKey: text({ max: 64 }),
};
