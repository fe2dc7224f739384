import { describe, expect, test } from 'vitest';
import { readCaptions } from './read-captions.ts';

const captions = (...blocks: string[]) => ['WEBVTT', ...blocks].join('\n\n');

describe('Captions', () => {
  test('are read as someone hears them: text without markup, at their seconds', () => {
    const text = captions(
      'NOTE Written by hand',
      'STYLE\n::cue { color: red }',
      '00:01.000 --> 00:03.500 line:0\n<v Ana>Hello &amp; welcome,\n<b>everyone</b>!',
      'two\n01:02:03.004 --> 01:02:05.000\n– My name is Ana.',
    );
    const read = [
      { start: 1, end: 3.5, text: 'Hello & welcome, everyone!' },
      { start: 3723.004, end: 3725, text: '– My name is Ana.' },
    ];
    expect(readCaptions(text)).toEqual(read);
    expect(readCaptions(`\uFEFF${text.replaceAll('\n', '\r\n')}\r\n`)).toEqual(read);
    expect(readCaptions('WEBVTT')).toEqual([]);
  });

  test.each([
    ['another format', '1\n00:00:01,000 --> 00:00:02,000\nSubRip'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a header of something else', 'WEBVTTX\n\n00:01.000 --> 00:02.000\nHello'],
    ['a time that can’t be', captions('00:61.000 --> 00:62.000\nHello')],
    ['an end before its start', captions('00:02.000 --> 00:01.000\nHello')],
    ['text without a time', captions('Hello')],
    ['a novel in one cue', captions(`00:01.000 --> 00:02.000\n${'x'.repeat(2001)}`)],
    [
      'too many cues',
      captions(...Array.from({ length: 10_001 }, () => '00:01.000 --> 00:02.000\nHello')),
    ],
  ])('are not %s', (_, text) => expect(readCaptions(text)).toBeNull());
});
