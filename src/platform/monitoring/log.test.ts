import { describe, expect, it } from 'vitest';
import { createLog } from './log.server.ts';

function openLog() {
  const lines: string[] = [];
  return { lines, log: createLog({ destination: { write: (line) => void lines.push(line) } }) };
}

describe('A person whose call failed', () => {
  it('is not found in the log by what the database repeats', () => {
    const { lines, log } = openLog();
    const error = Object.assign(
      new Error('invalid input syntax for type uuid: "ada@example.test"'),
      {
        code: '22P02',
        detail: 'Key (email)=(ada@example.test) already exists.',
        where: 'ada@example.test',
      },
    );
    log.error({ err: new Error('Saving failed.', { cause: error }) }, 'A request failed.');
    expect(lines.join()).not.toContain('ada@example.test');
    expect(lines.join()).toContain('22P02');
    expect(lines.join()).toContain('log.test.ts');
  });

  it('is not found by a field that should not have been logged', () => {
    const { lines, log } = openLog();
    log.info(
      { email: 'ada@example.test', token: 't0ken', user: { password: 'pa55word' } },
      'Oops.',
    );
    log.info({ headers: { cookie: 'session=t0ken' }, url: '/reset?token=t0ken' }, 'Oops.');
    log.info(
      { req: { id: 'r1', method: 'GET', url: '/?t0ken', headers: { cookie: 't0ken' } } },
      'Oops.',
    );
    expect(lines.join()).not.toMatch(/ada@|t0ken|pa55word/);
    expect(lines).toHaveLength(3);
  });
});
