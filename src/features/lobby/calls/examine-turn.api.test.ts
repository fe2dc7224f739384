import { expect, test } from 'vitest';
import { realWorld } from '../../../platform/real-world.server.ts';
import { openTurnServer } from '../../../../tests/support/turn-server.server.ts';
import { examineTurn } from './examine-turn.server.ts';

const turn = await openTurnServer();

test('an operator learns whether the TURN server relays, has another secret, or does not answer', async () => {
  const verdicts = async (secret: string, ...urls: readonly string[]) =>
    (await examineTurn({ urls, secret }, realWorld)).map(({ verdict }) => verdict);
  expect(await verdicts(turn.secret, turn.urls)).toEqual(['good']);
  expect(await verdicts('a-secret-of-another-server', turn.urls)).toEqual(['wrong']);
  expect(
    await verdicts(turn.secret, turn.urls, 'turn:127.0.0.1:1', 'turns:127.0.0.1:5349'),
  ).toEqual(['good', 'wrong', 'note']);
  expect((await examineTurn(undefined, realWorld)).map(({ verdict }) => verdict)).toEqual(['note']);
}, 60_000);
