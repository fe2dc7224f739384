import {
  GraphQLError,
  GraphQLScalarType,
  Kind,
  valueFromASTUntyped,
  type ValueNode,
} from 'graphql';
import { isCalendarDate, isInstant } from '../../model/kinds.ts';
import { messages } from '../../model/messages.ts';

interface TextScalar {
  readonly name: string;
  readonly description: string;
  readonly accepts?: (value: string) => boolean;
  readonly message?: string;
  readonly serialize?: (value: unknown) => unknown;
}

function textScalar({
  name,
  description,
  accepts,
  message,
  serialize,
}: TextScalar): GraphQLScalarType {
  const read = (value: unknown): string => {
    if (typeof value !== 'string') throw new GraphQLError(`${name} must be a string.`);
    if (accepts && !accepts(value)) throw new GraphQLError(message ?? `${name} is not valid.`);
    return value;
  };
  return new GraphQLScalarType({
    name,
    description,
    serialize: serialize ?? ((value) => value),
    parseValue: read,
    parseLiteral(node: ValueNode) {
      if (node.kind !== Kind.STRING) throw new GraphQLError(`${name} must be a string.`);
      return read(node.value);
    },
  });
}

/** An instant as every answer writes it: UTC with milliseconds. */
const serializeInstant = (value: unknown): unknown =>
  typeof value === 'string' || value instanceof Date ? new Date(value).toISOString() : value;

/** The contract's own scalars. Address formats are validated with the other fields of an input. */
export const scalars = {
  DateTime: textScalar({
    name: 'DateTime',
    description: 'An ISO 8601 date-time with offset; returned in UTC.',
    accepts: isInstant,
    message: messages.dateTime,
    serialize: serializeInstant,
  }),
  Date: textScalar({
    name: 'Date',
    description: 'A calendar date, YYYY-MM-DD.',
    accepts: isCalendarDate,
    message: messages.date,
  }),
  Email: textScalar({ name: 'Email', description: 'An email address.' }),
  URL: textScalar({
    name: 'URL',
    description: 'An http or https address, or the path of a file on this site.',
  }),
  Phone: textScalar({ name: 'Phone', description: 'A phone number.' }),
  JSON: new GraphQLScalarType({
    name: 'JSON',
    description: 'A JSON value, also accepted as a JSON string.',
    serialize: (value) => value,
    parseValue: (value) => value,
    parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
  }),
};
