import { describe, expect, it } from 'vitest';
import { badInput, conflict } from '../../platform/model/refusal.ts';
import { translatorFor } from '../../platform/i18n/translator-for.ts';
import { isFormProblem, problemData, readRefused, refusalData } from './form-problem.ts';
import { forPrograms } from '../../platform/model/api-sentence.ts';

function typed(): FormData {
  const form = new FormData();
  form.set('intent', 'sign-up');
  form.set('email', 'maya@example.test');
  form.set('password', 'Quad-demo-2026!');
  form.set('newPassword', 'Quad-demo-2027!');
  form.append('sizes', 'small');
  form.append('sizes', 'large');
  form.set('logo', new File(['x'], 'logo.png'));
  return form;
}

describe('What the server finds wrong', () => {
  it('lands on the field of the form, by its own name for it', () => {
    const { fields, message } = refusalData(
      badInput({
        'primaryContact.email': forPrograms('Taken.'),
        'majors.3': forPrograms('Unknown.'),
        note: forPrograms('Too long.'),
      }),
      typed(),
      { primaryContact: 'email' },
    );
    expect(fields).toEqual({ email: 'Taken.', majors: 'Unknown.', note: 'Too long.' });
    expect(message).toBeNull();
  });

  it('is said of the whole when no field is to blame', () => {
    const problem = refusalData(conflict(forPrograms('The list is closed.')), typed());
    expect(problem).toMatchObject({
      intent: 'sign-up',
      fields: {},
      message: 'The list is closed.',
    });
  });

  it('brings back what was typed, but never a password', () => {
    const problem = problemData({ email: 'Required.' }, typed());
    expect(problem.typed).toEqual({ email: ['maya@example.test'], sizes: ['small', 'large'] });
    expect(JSON.stringify(problem)).not.toMatch(/Quad-demo/);
    expect(isFormProblem(problem)).toBe(true);
    expect(isFormProblem({ done: true })).toBe(false);
  });

  it.each([
    [
      {
        errors: [
          { message: 'Wrong.', extensions: { code: 'BAD_USER_INPUT', fields: { a: 'B.' } } },
        ],
      },
      { code: 'BAD_USER_INPUT', message: 'Wrong.', fields: { a: 'B.' } },
    ],
    [
      { code: 'CodeMismatchException', message: 'That code isn’t right.' },
      { code: 'CodeMismatchException', message: 'That code isn’t right.', fields: {} },
    ],
  ])('is read from an answer of the API: %j', async (body, refused) => {
    expect(await readRefused(Response.json(body, { status: 400 }), translatorFor('en'))).toEqual(
      refused,
    );
  });

  it('is said in general where an answer is none of ours', async () => {
    const { message } = await readRefused(
      new Response('<h1>Bad gateway</h1>', { status: 502 }),
      translatorFor('en'),
    );
    expect(message).toBe('Something went wrong on our side.');
  });
});
