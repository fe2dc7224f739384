import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { agreement, oneTimeCode, secret } from '../../platform/model/form-kinds.ts';
import { choice, dateOfBirth, email, text } from '../../platform/model/kinds.ts';
import { CheckboxField } from './checkbox-field.tsx';
import { RadioCards } from './choice-fields.tsx';
import { CodeField } from './code-field.tsx';
import { DateField } from './date-field.tsx';
import { problemData } from '../forms/form-problem.ts';
import { Form } from '../forms/form.tsx';
import { PasswordField } from './password-field.tsx';
import { TranslationProvider } from '../text/translate.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { EmailField, TextField } from './text-field.tsx';

const now = new Date('2026-09-15T16:00:00Z');

const fields = {
  nick: text().optional(),
  email: email(),
  dob: dateOfBirth(),
  kind: choice(['student', 'parent']),
  code: oneTimeCode(),
  password: secret(),
  consent: agreement(),
};

/** The markup that a browser without JavaScript gets, after a post when `problems` are given. */
async function markupOf(
  children: ReactNode,
  problems?: Readonly<Record<string, string>>,
  locale = 'en-US',
): Promise<string> {
  const { query, dataRoutes } = createStaticHandler([
    {
      path: '/',
      action: async ({ request }) => problemData(problems ?? {}, await request.formData()),
      element: (
        <Form fields={fields} now={now}>
          {children}
          <SubmitButton>Send</SubmitButton>
        </Form>
      ),
    },
  ]);
  const body = new URLSearchParams({
    email: 'maya@',
    'dob.month': '03',
    'dob.year': '2009',
    kind: 'parent',
    password: 'Quad-demo-2026!',
    consent: 'false',
  });
  const context = await query(
    new Request('http://quad.test/', problems ? { method: 'POST', body } : {}),
  );
  if (context instanceof Response) throw new Error('No page.');
  return renderToStaticMarkup(
    <TranslationProvider locale={locale}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </TranslationProvider>,
  );
}

const attribute = (markup: string, tag: RegExp, name: string): string | undefined =>
  new RegExp(`${name}="([^"]*)"`).exec(tag.exec(markup)?.[0] ?? '')?.[1];

describe('Without JavaScript', () => {
  it('the button of a form is a plain button, and the browser itself checks', async () => {
    const markup = await markupOf(<EmailField name="email" label="Email" />);
    const button = /<button[^>]*type="submit"[^>]*>/.exec(markup)?.[0] ?? '';
    expect(button).not.toMatch(/disabled|describedby/);
    expect(markup).toMatch(/<form[^>]*method="post"/);
    expect(markup).not.toMatch(/novalidate/i);
    expect(markup).toMatch(/<input[^>]*type="email"[^>]*required=""/);
  });

  it('what was typed is there again after a failed post, but no password', async () => {
    const markup = await markupOf(
      <>
        <EmailField name="email" label="Email" />
        <DateField name="dob" label="Born" birth />
        <RadioCards
          name="kind"
          label="I am a"
          options={[
            { value: 'student', label: 'Student' },
            { value: 'parent', label: 'Parent' },
          ]}
        />
        <PasswordField name="password" label="Password" autoComplete="new-password" />
        <CheckboxField name="consent" label="I agree" defaultChecked />
      </>,
      { email: 'Please enter a valid email address.' },
    );
    expect(markup).toMatch(/<input[^>]*name="email"[^>]*value="maya@"/);
    expect(markup).toMatch(/<option value="03" selected="">March/);
    expect(markup).toMatch(/<input[^>]*name="dob.year"[^>]*value="2009"/);
    expect(markup).toMatch(
      /<input[^>]*checked=""[^>]*value="parent"|value="parent"[^>]*checked=""/,
    );
    expect(markup).not.toMatch(/Quad-demo/);
    expect(markup).not.toMatch(/type="checkbox"[^>]*checked/);
  });

  it('the first wrong field has the focus when the page arrives', async () => {
    const markup = await markupOf(
      <>
        <TextField name="nick" label="Nick" />
        <EmailField name="email" label="Email" />
        <CodeField name="code" label="Code" />
      </>,
      { code: 'Wrong.', email: 'Wrong.' },
    );
    expect(markup.match(/autofocus/gi)).toHaveLength(1);
    expect(markup).toMatch(/<input[^>]*name="email"[^>]*autofocus|autofocus[^>]*name="email"/i);
  });
});

describe('A field', () => {
  it('is named by its label and described by what is wrong, then by its hint', async () => {
    const markup = await markupOf(
      <EmailField name="email" label="Email" hint="Your ticket goes here." />,
      { email: 'Please enter a valid email address.' },
    );
    const input = /<input[^>]*name="email"[^>]*>/;
    const id = attribute(markup, input, ' id') ?? '';
    const [wrong = '', hint = ''] = (attribute(markup, input, 'aria-describedby') ?? '').split(' ');
    expect(attribute(markup, input, 'aria-invalid')).toBe('true');
    expect(markup).toContain(
      `<label class="${attribute(markup, /<label[^>]*>/, 'class')}" for="${id}">Email</label>`,
    );
    expect(markup).toMatch(new RegExp(`id="${wrong}">.*?Please enter a valid email address.</p>`));
    expect(markup).toMatch(new RegExp(`id="${hint}">Your ticket goes here.</p>`));
  });

  it('starts unvalidated', async () => {
    const markup = await markupOf(<EmailField name="email" label="Email" />);
    expect(markup).not.toMatch(/aria-invalid|Required\./);
  });

  it('that may be left empty says so', async () => {
    const markup = await markupOf(<TextField name="nick" label="Nickname" />);
    expect(markup).toMatch(/Nickname<span[^>]*> optional<\/span>/);
    expect(markup).not.toMatch(/required/);
  });

  it('for a code is what phones and mail programs fill in', async () => {
    const input = /<input[^>]*name="code"[^>]*>/.exec(
      await markupOf(<CodeField name="code" label="Code" />),
    )?.[0];
    expect(input).toContain('autoComplete="one-time-code"');
    expect(input).toContain('inputMode="numeric"');
    expect(input).not.toMatch(/maxlength/i);
  });

  it('for a birthday asks in the order of the reader, and is filled in by browsers', async () => {
    const field = <DateField name="dob" label="Born" birth />;
    const order = (markup: string) =>
      [...markup.matchAll(/autoComplete="bday-(\w+)"/g)].map(([, part]) => part);
    expect(order(await markupOf(field))).toEqual(['month', 'day', 'year']);
    expect(order(await markupOf(field, undefined, 'es-MX'))).toEqual(['day', 'month', 'year']);
  });

  it('with something no field is to blame for stands below a message that is read out', async () => {
    const markup = await markupOf(<EmailField name="email" label="Email" />, {
      other: 'Too late.',
    });
    expect(markup).toMatch(/role="alert" tabindex="-1".*Too late\./);
  });
});
