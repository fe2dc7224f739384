import { describe, expect, it } from 'vitest';
import { createRequestLimits } from './limits.server.ts';

const three = { points: 3, perSeconds: 60 };

describe('A caller who calls too often', () => {
  it('is refused by account with the seconds to wait, and others are not', async () => {
    const limits = createRequestLimits({ perAccount: three });
    for (let call = 0; call < 3; call += 1) await limits.takeForAccount('ada');
    await expect(limits.takeForAccount('ada')).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      retryAfter: 60,
    });
    await limits.takeForAccount('bob');
  });

  it('is refused by address, whichever address of an IPv6 network it takes', async () => {
    const limits = createRequestLimits({ perAddress: three });
    for (let call = 0; call < 3; call += 1) await limits.takeForAddress(`2001:db8:1:2::${call}`);
    await expect(limits.takeForAddress('2001:db8:1:2::9')).rejects.toMatchObject({
      code: 'RATE_LIMITED',
    });
    await limits.takeForAddress('2001:db8:1:3::9');
  });

  it('pays more for a dearer call', async () => {
    const limits = createRequestLimits({ perAccount: three });
    await limits.takeForAccount('ada', 3);
    await expect(limits.takeForAccount('ada')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('is not a school of a thousand that opens its pages in the same minute', async () => {
    const limits = createRequestLimits();
    for (let call = 0; call < 20_000; call += 1) await limits.takeForAddress('192.0.2.7');
  });
});
