import { expect, test } from 'vitest';
import { openJanusServer } from '../../../../../tests/support/janus-server.server.ts';
import { realWorld } from '../../../../platform/real-world.server.ts';
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
  expect(await said()).toEqual([expect.stringMatching(/^note: /)]);
});
