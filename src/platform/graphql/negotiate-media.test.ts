import { describe, expect, it } from 'vitest';
import { negotiateMedia } from './graphql-route.server.ts';

const json = 'application/json';
const own = 'application/graphql-response+json';
const stream = 'text/event-stream';

describe('A client that says what it takes', () => {
  it.each([
    ['nothing', undefined, [json, own, stream]],
    ['an empty header', '', [json, own, stream]],
    ['anything', '*/*', [json, own, stream]],
    ['any data', 'application/*', [json, own]],
    ['one type', own, [own]],
    ['one in UTF-8', `${own}; charset=utf-8`, [own]],
    ['one in UTF-8, written otherwise', `${json};charset="UTF8"`, [json]],
    ['two alike', `${own}, ${json}; charset=utf-8`, [own, json]],
    ['one dearer than the other', `${own};q=0.5, ${json};q=0.9`, [json, own]],
    ['anything but one', `${own};q=0, */*`, [json, stream]],
    ['one it refuses', `${json};q=0`, []],
    ['all that a client of many kinds takes', `${own}, ${json}, ${stream}`, [own, json, stream]],
    ['another charset', `${json}; charset=utf-16`, []],
    ['a page', 'text/html', []],
  ])('is understood: %s', (_, accept, taken) => {
    expect(negotiateMedia(accept)).toEqual(taken);
  });

  it('is understood among however many others', () => {
    for (let other = 0; other < 500; other += 1) {
      expect(negotiateMedia(`text/x-${other}`)).toEqual([]);
      expect(negotiateMedia(own)).toEqual([own]);
    }
  });
});
