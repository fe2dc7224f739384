import { expect, test } from 'vitest';
import { tagsOf, tagsTouched } from './page-tags.ts';

test('a change of an entity that no one has listed drops the pages whose queries no one has listed', async () => {
  const change = { topic: 'OpenDay', body: { id: '1', before: null, after: { id: '1' } } };
  const slugs = { ofFairs: () => [], ofColleges: () => Promise.resolve([]) };
  const touched = await tagsTouched(change, slugs);
  expect(tagsOf(['listOpenDays'], undefined).some((tag) => touched.includes(tag))).toBe(true);
  expect(tagsOf(['prices'], undefined).some((tag) => touched.includes(tag))).toBe(false);
});
