import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLID,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLString,
  type GraphQLInputType,
} from 'graphql';
import type { FieldSpec } from '../../model/field.ts';

const size = new GraphQLInputObjectType({
  name: 'ModelSizeInput',
  description: 'The comparisons of the length of a text.',
  fields: {
    ...Object.fromEntries(
      ['ne', 'eq', 'le', 'lt', 'ge', 'gt'].map((name) => [name, { type: GraphQLInt }]),
    ),
    between: { type: new GraphQLList(GraphQLInt) },
  },
});

function comparisons(
  name: string,
  type: GraphQLInputType,
  words: readonly string[],
): GraphQLInputObjectType {
  const typeOf = (word: string): GraphQLInputType => {
    if (word === 'between') return new GraphQLList(type);
    if (word === 'attributeExists') return GraphQLBoolean;
    return word === 'size' ? size : type;
  };
  return new GraphQLInputObjectType({
    name,
    description: `The comparisons of ${/^[AEI]/.test(type.toString()) ? 'an' : 'a'} ${type.toString()} field.`,
    fields: Object.fromEntries(words.map((word) => [word, { type: typeOf(word) }])),
  });
}

const ordered = ['ne', 'eq', 'le', 'lt', 'ge', 'gt'];
const textual = [
  ...ordered,
  'contains',
  'notContains',
  'between',
  'beginsWith',
  'attributeExists',
  'size',
];

const inputs = {
  ID: comparisons('ModelIDInput', GraphQLID, textual),
  String: comparisons('ModelStringInput', GraphQLString, textual),
  Int: comparisons('ModelIntInput', GraphQLInt, [
    ...ordered,
    'between',
    'attributeExists',
    'contains',
    'notContains',
    'size',
  ]),
  Float: comparisons('ModelFloatInput', GraphQLFloat, [...ordered, 'between', 'attributeExists']),
  Boolean: comparisons('ModelBooleanInput', GraphQLBoolean, ['ne', 'eq', 'attributeExists']),
};

/** The comparisons that the API offers for a field, named as generated clients name them. */
export function comparisonsFor({ scalar }: FieldSpec): GraphQLInputObjectType {
  switch (scalar) {
    case 'ID':
    case 'Int':
    case 'Float':
    case 'Boolean':
      return inputs[scalar];
    default:
      return inputs.String;
  }
}
