import { apiSentence } from './api-sentence.ts';
import { ruleMessages } from './wording/messages.messages.ts';

/** What is wrong with a value, in the API's English. Screens translate it (`translateApiSentence`). */
export const messages = {
  required: apiSentence(ruleMessages.required),
  minLength: (n: number) => apiSentence(ruleMessages.minLength, { n }),
  maxLength: (n: number) => apiSentence(ruleMessages.maxLength, { n }),
  email: apiSentence(ruleMessages.email),
  url: apiSentence(ruleMessages.url),
  phone: apiSentence(ruleMessages.phone),
  optionalPhone: apiSentence(ruleMessages.optionalPhone),
  minimum: (n: number) => apiSentence(ruleMessages.minimum, { n }),
  maximum: (n: number) => apiSentence(ruleMessages.maximum, { n }),
  integer: apiSentence(ruleMessages.integer),
  number: apiSentence(ruleMessages.number),
  text: apiSentence(ruleMessages.text),
  flag: apiSentence(ruleMessages.flag),
  list: apiSentence(ruleMessages.list),
  listLength: (n: number) => apiSentence(ruleMessages.listLength, { n }),
  date: apiSentence(ruleMessages.date),
  dateOfBirth: apiSentence(ruleMessages.dateOfBirth),
  dateTime: apiSentence(ruleMessages.dateTime),
  choice: (values: readonly string[]) =>
    apiSentence(ruleMessages.choice, { choices: values.join(', ') }),
  postalCode: apiSentence(ruleMessages.postalCode),
  stateCode: apiSentence(ruleMessages.stateCode),
  json: apiSentence(ruleMessages.json),
  code: apiSentence(ruleMessages.code),
  control: apiSentence(ruleMessages.control),
  notYours: apiSentence(ruleMessages.notYours),
  notThere: apiSentence(ruleMessages.notThere),
  fixed: apiSentence(ruleMessages.fixed),
  guarded: apiSentence(ruleMessages.guarded),
  cannotFilter: apiSentence(ruleMessages.cannotFilter),
  operator: apiSentence(ruleMessages.operator),
  between: apiSentence(ruleMessages.between),
} as const;
