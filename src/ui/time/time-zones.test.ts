import { expect, test } from 'vitest';
import { describeZone } from './time-zones.ts';
import { zonesToChoose } from './zones-to-choose.ts';

const summer = new Date('2026-07-01T12:00:00Z');

test('a visitor reads which zone times are in, with its letters of that day where it has some', () => {
  expect(describeZone('en', 'America/Los_Angeles', summer)).toEqual({
    name: 'Pacific Time',
    abbreviation: 'PDT',
  });
  expect(describeZone('en', 'America/Los_Angeles', new Date('2026-12-01T12:00:00Z'))).toEqual({
    name: 'Pacific Time',
    abbreviation: 'PST',
  });
  expect(describeZone('en', 'Europe/Berlin', summer)).toEqual({
    name: 'Central European Time',
    abbreviation: null,
  });
  expect(describeZone('en', 'UTC', summer)).toEqual({ name: 'UTC', abbreviation: null });
});

test('a visitor chooses among zones that can be told apart, their own first where it is unusual', () => {
  const names = zonesToChoose('en', 'America/Detroit', summer).map(({ name }) => name);
  expect(names[0]).toBe('Eastern Time (Detroit)');
  expect(names).toContain('Eastern Time (New York)');
  expect(new Set(names).size).toBe(names.length);
  const usual = zonesToChoose('en', 'America/Denver', summer);
  expect(usual.filter(({ zone }) => zone === 'America/Denver')).toHaveLength(1);
});
