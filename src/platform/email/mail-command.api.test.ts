import { describe, expect, it } from 'vitest';
import { operatorOf } from '../testing/operator.server.ts';
import { testDatabase } from '../testing/test-database.server.ts';
import { bulk, mail, testMailService } from '../testing/test-mail-service.server.ts';
import { mailCommand } from './mail-command.server.ts';

const database = await testDatabase();
const { pool } = database;
const { server, openTestMail } = await testMailService(pool);

/** A mail service and its operator. */
function withOperator() {
  const opened = openTestMail();
  return { ...opened, type: operatorOf(mailCommand, { database, world: opened.world }) };
}

/** A code that its server put off until it was given up. */
async function givenUp() {
  const opened = withOperator();
  server.behave(...Array.from({ length: 14 }, () => ({ rcpt: 451 })));
  await opened.mailService.mailer.send(pool, mail);
  for (let round = 0; round < 14; round += 1) {
    await opened.mailService.deliverDue();
    opened.seconds(5 * 3600);
  }
  return opened;
}

describe('an operator who types mail', () => {
  it('is told that there is nothing when there is nothing', async () => {
    const { type } = withOperator();
    expect(await type()).toMatchObject({ exitCode: 0, output: 'There are no emails.\n' });
    expect(await type('failed')).toMatchObject({ output: 'No emails have failed.\n' });
    expect(await type('doubtful')).toMatchObject({ output: 'No emails are in doubt.\n' });
  });

  it('sees what became of mail, and has what was given up go out after all', async () => {
    const { type, mailService } = await givenUp();
    expect(await type()).toMatchObject({ output: 'failed: 1\n' });
    const { output } = await type('failed');
    expect(output).toMatch(
      /^[0-9a-f-]{36} {2}code {2}a…@e….test {2}\S+Z {2}14 attempts {2}\S.*451\n$/,
    );
    expect(await type('requeue', output.slice(0, 36))).toMatchObject({
      output: 'Queued again: 1.\n',
    });
    await mailService.deliverDue();
    expect(server.received.at(-1)?.text).toContain('482913');
    expect(await type()).toMatchObject({ output: 'sent: 1\n' });
    const { rows } = await pool.query('select text from mail');
    expect(rows).toEqual([{ text: '' }]);
  });

  it('is told when the text is not kept, for the server refused it for good', async () => {
    const { type, mailService } = withOperator();
    server.behave({ data: 554 });
    await mailService.mailer.send(pool, mail);
    await mailService.deliverDue();
    expect((await type('failed')).output).toMatch(/ 554 {2}\(text no longer stored\)\n$/);
    expect(await type('requeue', 'code')).toEqual({
      exitCode: 1,
      output: '',
      errors: 'The text of that email is no longer stored, so it can’t be sent again.\n',
    });
  });

  it('sees which mails are in doubt, and of no one the address', async () => {
    const { type, mailService } = withOperator();
    server.behave('vanish');
    await mailService.mailer.send(pool, bulk);
    await mailService.deliverDue();
    const { output } = await type('doubtful');
    expect(output).toMatch(/^[0-9a-f-]{36} {2}campaign {2}a…@e….test {2}\S+Z {2}unknown\n$/);
    expect(output).not.toContain('ada@');
  });

  it.each([
    [['burn'], 'There is no "mail burn"; quad mail --help tells more.\n'],
    [['requeue'], 'Please specify an ID or a kind.\n'],
    [['requeue', 'code'], 'There is no such failed email.\n'],
  ])('is told in one sentence what is wrong with %j', async (words, sentence) => {
    const { type } = withOperator();
    expect(await type(...words)).toEqual({ exitCode: 1, output: '', errors: sentence });
  });
});
