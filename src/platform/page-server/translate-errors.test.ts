import { expect, test } from 'vitest';
import { messages } from '../model/messages.ts';
import { badInput } from '../model/refusal.ts';
import { translateErrors } from './translate-errors.ts';

const languages = {
  es: {
    'model.messages.email': 'Escribe un correo válido.',
    'model.refusals.fields': 'Corrige los campos marcados.',
  },
};

const said = (body: unknown) => translateErrors(body, 'es', languages);
const { message, fields } = badInput({ email: messages.email });

test('a screen is told in its reader’s language what the API refused', () => {
  const extensions = { code: 'BAD_USER_INPUT', fields };
  expect(said({ errors: [{ message, extensions }, null], data: null })).toEqual({
    data: null,
    errors: [
      {
        message: 'Corrige los campos marcados.',
        extensions: { code: 'BAD_USER_INPUT', fields: { email: 'Escribe un correo válido.' } },
      },
      null,
    ],
  });
});

test('and what an account endpoint did', () => {
  expect(said({ code: 'BAD_USER_INPUT', message, fields })).toEqual({
    code: 'BAD_USER_INPUT',
    message: 'Corrige los campos marcados.',
    fields: { email: 'Escribe un correo válido.' },
  });
});

test.each([[null], ['Wrong.'], [[1]], [{ errors: 'x' }], [{ message: 1, fields: [] }]])(
  'what is in no such form stays as it is: %j',
  (body) => {
    expect(said(body)).toEqual(body);
  },
);
