import { describe, expect, it } from 'vitest';
import { escapeHtml } from '../../../platform/email/escape-html.ts';
import { cleanHtml } from './clean-html.ts';
import { fillIn, plainValue, readTemplate } from '../merge-template.ts';
import { judgeFields } from './merge-fields.ts';

const asHtml = (text: string, values: Readonly<Record<string, string | null>>) =>
  fillIn(readTemplate(text), values, (value) => escapeHtml(plainValue(value)));

describe('The reader of a campaign', () => {
  it('is called by name', () => {
    expect(asHtml('Hi {{ firstName }} {{lastName}}!', { firstName: 'Ada', lastName: 'Lee' })).toBe(
      'Hi Ada Lee!',
    );
  });

  it('is called something else where no name is known', () => {
    expect(asHtml('Hi {{firstName|there}}, {{lastName}}.', { firstName: null })).toBe(
      'Hi there, .',
    );
  });

  it('cannot be called a script, nor a second line', () => {
    const shown = asHtml('{{firstName}}', { firstName: '<img src=x onerror=alert(1)>\r\nBcc: b' });
    expect(shown).not.toMatch(/[<>\r\n]/);
    expect(shown).toContain('&#60;img');
  });

  it('who calls himself by a field is called just that', () => {
    expect(asHtml('Hi {{firstName}}', { firstName: '{{email}}', email: 'a@b.test' })).toBe(
      'Hi {{email}}',
    );
  });
});

describe('An admin who writes merge fields', () => {
  it.each(['Hello', 'Hi {{firstName|you}}', '{{collegeName}}'])(
    'may write %j to colleges',
    (text) => {
      expect(judgeFields(text, 'COLLEGES')).toBeNull();
    },
  );

  it.each([
    '{{firstname}}',
    '{{collegeName}}',
    '{{constructor}}',
    '{{}}',
    '{{a{{firstName}}}}',
    '{{first',
  ])('is told that %j is none for students', (text) => {
    expect(judgeFields(text, 'STUDENTS')).toEqual(expect.any(String));
  });

  it('is told that a value cannot be part of a link', () => {
    const inLink = cleanHtml('<a href="https://e.example/?n={{firstName}}">x</a>');
    expect(judgeFields(inLink, 'STUDENTS', true)).toMatch(/link/);
    const inTitle = cleanHtml('<a href="https://e.example/" title="{{firstName}}">x</a>');
    expect(judgeFields(inTitle, 'STUDENTS', true)).toMatch(/link/);
  });

  it('may put the unsubscribe link where it likes', () => {
    const html = cleanHtml('<p>Enough? <a href="{{unsubscribeUrl}}">Unsubscribe</a></p>');
    expect(html).toContain('href="{{unsubscribeUrl}}"');
    expect(judgeFields(html, 'STUDENTS', true)).toBeNull();
  });
});
