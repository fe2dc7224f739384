import { apiSentence } from './api-sentence.ts';
import { messageWords as said } from './messages.words.ts';

/**
 * What is wrong with a value, in the English of the API, whose contract it is. Screens say it in the
 * reader's language (`sayApiSentence`).
 */
export const messages = {
  required: apiSentence(said.required),
  minLength: (n: number) => apiSentence(said.minLength, { n }),
  maxLength: (n: number) => apiSentence(said.maxLength, { n }),
  email: apiSentence(said.email),
  url: apiSentence(said.url),
  phone: apiSentence(said.phone),
  optionalPhone: apiSentence(said.optionalPhone),
  minimum: (n: number) => apiSentence(said.minimum, { n }),
  maximum: (n: number) => apiSentence(said.maximum, { n }),
  integer: apiSentence(said.integer),
  number: apiSentence(said.number),
  text: apiSentence(said.text),
  flag: apiSentence(said.flag),
  list: apiSentence(said.list),
  listLength: (n: number) => apiSentence(said.listLength, { n }),
  date: apiSentence(said.date),
  dateOfBirth: apiSentence(said.dateOfBirth),
  dateTime: apiSentence(said.dateTime),
  choice: (values: readonly string[]) => apiSentence(said.choice, { choices: values.join(', ') }),
  postalCode: apiSentence(said.postalCode),
  json: apiSentence(said.json),
  code: apiSentence(said.code),
  control: apiSentence(said.control),
  notYours: apiSentence(said.notYours),
  notThere: apiSentence(said.notThere),
  fixed: apiSentence(said.fixed),
  guarded: apiSentence(said.guarded),
  cannotFilter: apiSentence(said.cannotFilter),
  operator: apiSentence(said.operator),
  between: apiSentence(said.between),
} as const;
