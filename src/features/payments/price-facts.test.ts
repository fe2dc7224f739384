import { describe, expect, it } from 'vitest';
import { workOutPack } from './price-facts.ts';

const onceEach = [
  { fairType: 'booth', cents: 35_000, credits: 1 },
  { fairType: '6x6', cents: 25_000, credits: 1 },
];
const three = { name: 'Three fairs', credits: 3, cents: 90_000 };

describe('a college that looks at packs', () => {
  it('reads what each fair costs, and what it saves against live booths one by one', () => {
    expect(workOutPack(three, onceEach)).toMatchObject({ fairs: 3, each: 30_000, saved: 15_000 });
  });

  it('reads for which kinds of fairs money is less than credits', () => {
    expect(workOutPack(three, onceEach).dearer).toEqual(['6x6']);
    expect(workOutPack({ ...three, cents: 75_000 }, onceEach).dearer).toEqual([]);
  });

  it('is not told that it saves what it does not', () => {
    expect(workOutPack({ ...three, cents: 120_000 }, onceEach).saved).toBe(0);
    expect(workOutPack(three, []).saved).toBe(0);
  });

  it('counts fairs, not credits, where each fair takes two', () => {
    const twice = onceEach.map((one) => ({ ...one, credits: 2 }));
    const pack = { name: 'Season', credits: 7, cents: 90_000 };
    expect(workOutPack(pack, twice)).toMatchObject({ fairs: 3, each: 30_000, saved: 15_000 });
  });

  it('reads the price of a credit where kinds of fairs take different numbers', () => {
    const mixed = [
      { fairType: 'booth', cents: 40_000, credits: 2 },
      { fairType: 'webinar', cents: 20_000, credits: 1 },
    ];
    expect(workOutPack(three, mixed)).toMatchObject({ fairs: null, each: 30_000, saved: 0 });
  });

  it('reads the price of a credit where a pack is too small for a fair', () => {
    const dear = [{ fairType: 'booth', cents: 35_000, credits: 5 }];
    expect(workOutPack(three, dear)).toMatchObject({ fairs: 0, each: 30_000, saved: 0 });
  });
});
