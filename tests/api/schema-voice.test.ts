import { readFileSync } from 'node:fs';
import { buildSchema, isObjectType, isSpecifiedScalarType } from 'graphql';
import { expect, test } from 'vitest';

const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];

test('a developer reads what each operation does, beginning with a verb', () => {
  const unclear = roots.flatMap((root) =>
    Object.values(root?.getFields() ?? {})
      .filter(({ description }) => !/^[A-Z][a-z]+s .+\.$/s.test(description ?? ''))
      .map(({ name, description }) => [name, description]),
  );
  expect(unclear).toEqual([]);
});

test('a developer reads what each type is, beginning with a noun', () => {
  const unclear = Object.values(schema.getTypeMap())
    .filter((type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type))
    .filter((type) => !(isObjectType(type) && roots.includes(type)))
    .filter(({ description }) => !/^(?:A|An|The) .+\.$/s.test(description ?? ''))
    .map(({ name, description }) => [name, description]);
  expect(unclear).toEqual([]);
});

test('a developer never meets the old dialect in the schema', () => {
  const text = readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8');
  const descriptions = text.match(/"""[^]*?"""/g) ?? [];
  expect(
    descriptions.filter((one) =>
      /\b(?:[Ss]ome|[Ee]very|[Nn]o)body\b|\b[Ww]ho(?:m|so)?ever\b|\bmails?\b(?! (?:server|program))|unless told|just now|the own\b|\bOf (?:a|an|the) /.test(
        one,
      ),
    ),
  ).toEqual([]);
});
