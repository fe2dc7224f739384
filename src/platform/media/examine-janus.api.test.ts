import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { openJanusServer } from '../../../tests/support/janus-server.server.ts';
import { realWorld } from '../real-world.server.ts';
import { examineJanus } from './examine-janus.server.ts';

const { url, secret } = await openJanusServer();

test('an operator learns whether Janus answers, has another secret, or is not there', async () => {
  const said = async (settings?: Parameters<typeof examineJanus>[0]) =>
    (await examineJanus(settings, realWorld)).map(({ verdict, says }) => `${verdict}: ${says}`);
  expect(await said({ url, secret })).toEqual(['good: Janus answers, and has its video room.']);
  expect(await said({ url, secret: 'a-secret-of-another-server' })).toEqual([
    expect.stringMatching(/^wrong: .*api_secret/),
  ]);
  expect(await said({ url: 'http://127.0.0.1:1/janus', secret })).toEqual([
    expect.stringMatching(/^wrong: Janus does not answer/),
  ]);
  const page = createServer((_, response) => response.end('<h1>Welcome</h1>')).listen(0);
  onTestFinished(() => void page.close());
  await once(page, 'listening');
  const address = page.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  expect(await said({ url: `http://127.0.0.1:${port ?? 0}`, secret })).toEqual([
    'wrong: Janus does not answer at JANUS_URL: something else answers there.',
  ]);
  expect(await said()).toEqual([expect.stringMatching(/^note: /)]);
});
