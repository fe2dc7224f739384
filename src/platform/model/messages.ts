import { apiSentence } from './api-sentence.ts';
import { messageMessages } from './wording/messages.messages.ts';

/** What is wrong with a value, in the API's English. Screens translate it (`translateApiSentence`). */
export const messages = {
  required: apiSentence(messageMessages.required),
  minLength: (n: number) => apiSentence(messageMessages.minLength, { n }),
  maxLength: (n: number) => apiSentence(messageMessages.maxLength, { n }),
  email: apiSentence(messageMessages.email),
  url: apiSentence(messageMessages.url),
  phone: apiSentence(messageMessages.phone),
  optionalPhone: apiSentence(messageMessages.optionalPhone),
  minimum: (n: number) => apiSentence(messageMessages.minimum, { n }),
  maximum: (n: number) => apiSentence(messageMessages.maximum, { n }),
  integer: apiSentence(messageMessages.integer),
  number: apiSentence(messageMessages.number),
  text: apiSentence(messageMessages.text),
  flag: apiSentence(messageMessages.flag),
  list: apiSentence(messageMessages.list),
  listLength: (n: number) => apiSentence(messageMessages.listLength, { n }),
  date: apiSentence(messageMessages.date),
  dateOfBirth: apiSentence(messageMessages.dateOfBirth),
  dateTime: apiSentence(messageMessages.dateTime),
  choice: (values: readonly string[]) =>
    apiSentence(messageMessages.choice, { choices: values.join(', ') }),
  postalCode: apiSentence(messageMessages.postalCode),
  json: apiSentence(messageMessages.json),
  code: apiSentence(messageMessages.code),
  control: apiSentence(messageMessages.control),
  notYours: apiSentence(messageMessages.notYours),
  notThere: apiSentence(messageMessages.notThere),
  fixed: apiSentence(messageMessages.fixed),
  guarded: apiSentence(messageMessages.guarded),
  cannotFilter: apiSentence(messageMessages.cannotFilter),
  operator: apiSentence(messageMessages.operator),
  between: apiSentence(messageMessages.between),
} as const;
