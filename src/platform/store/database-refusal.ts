import type { Entity } from '../model/entity.ts';
import { messages } from '../model/messages.ts';
import { badInput, conflict, type Refusal } from '../model/refusal.ts';
import { snakeCase } from './naming.ts';
import { apiSentence, carried } from '../model/api-sentence.ts';
import { storeRefusals } from './store-refusals.messages.ts';

interface DatabaseError {
  readonly code: string;
  readonly constraint?: string;
  readonly table?: string;
  readonly column?: string;
  readonly message?: string;
}

const isDatabaseError = (error: unknown): error is DatabaseError =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';

/**
 * Converts a constraint violation of the entity's table, or returns null for any other error.
 * Codes: PostgreSQL, appendix A (23505 unique, 23503 foreign key, 23001 restrict, 23514 check,
 * 40001 and 40P01 concurrency).
 */
export function constraintRefusal(error: unknown, entity: Entity): Refusal | null {
  if (!isDatabaseError(error)) return null;
  const table = snakeCase(entity.name);
  switch (error.code) {
    case '23505': {
      const uniqueKeys = [
        ...[...entity.fields].filter(([, { unique }]) => unique).map(([field]) => [field]),
        ...entity.unique,
      ];
      const marked = uniqueKeys.find(
        (fields) => error.constraint === `${table}_${fields.map(snakeCase).join('_')}_key`,
      ) ?? ['id'];
      return conflict(
        apiSentence(storeRefusals.another),
        Object.fromEntries(marked.map((field) => [field, apiSentence(storeRefusals.has)])),
      );
    }
    // PostgreSQL 18 and newer has a separate code for restrict.
    case '23001':
      return conflict(apiSentence(storeRefusals.depend));
    case '23503': {
      if (!error.constraint?.startsWith(table)) return conflict(apiSentence(storeRefusals.depend));
      const field = [...entity.references.keys()].find((name) =>
        error.constraint?.includes(`_${snakeCase(name)}_id_`),
      );
      return field
        ? badInput({ [`${field}Id`]: messages.notThere })
        : conflict(apiSentence(storeRefusals.depend));
    }
    // A trigger with a rule over several tables names the column and the message.
    case '23514': {
      const field = [...entity.fields.keys()].find((name) => snakeCase(name) === error.column);
      return error.table === table && field
        ? badInput({ [field]: carried(error.message ?? '') })
        : null;
    }
    case '40001':
    case '40P01':
      return conflict(apiSentence(storeRefusals.overtaken));
    default:
      return null;
  }
}
