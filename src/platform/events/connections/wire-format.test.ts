import { expect, test } from 'vitest';
import { makePayload } from './payload.ts';
import { eventStreamFormat, socketFormat } from './wire-format.server.ts';
import type { WireFormat } from './wire-format.server.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });

function write(format: WireFormat, operationId: string, texts: string[]): Uint8Array {
  const head = format.head(operationId);
  const payloads = texts.map((text) => makePayload({ data: { text } }, '0123456789ab.1.2'));
  const size = payloads.reduce((sum, payload) => sum + format.size(head, payload), 0);
  const target = new Uint8Array(size);
  const end = payloads.reduce((at, payload) => format.write(target, at, head, payload), 0);
  expect(end).toBe(size);
  return target;
}

/** Parses frames (RFC 6455). */
function readFrames(bytes: Uint8Array): string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const texts: string[] = [];
  for (let at = 0; at < bytes.length;) {
    expect(view.getUint8(at)).toBe(0x81);
    let length = view.getUint8(at + 1);
    let start = at + 2;
    if (length === 126) {
      length = view.getUint16(start);
      start += 2;
    } else if (length === 127) {
      length = Number(view.getBigUint64(start));
      start += 8;
    }
    texts.push(decoder.decode(bytes.subarray(start, start + length)));
    at = start + length;
  }
  return texts;
}

test.each([
  0, 1, 20, 21, 22, 23, 24, 25, 26, 27, 28, 500, 65_430, 65_440, 65_450, 65_460, 65_470, 70_000,
])('a message with a text of %i letters arrives whole, alone and among others', (length) => {
  const texts = ['first', 'é🎈'.repeat(length), 'x'.repeat(length), 'last'];
  const frames = readFrames(write(socketFormat, 'id', texts));
  expect(frames.map((frame) => JSON.parse(frame) as unknown)).toEqual(
    texts.map((text) => ({
      id: 'id',
      type: 'next',
      payload: { data: { text }, extensions: { cursor: '0123456789ab.1.2' } },
    })),
  );
});

test.each(['"', '\\', '"},{"id":"2', '\n\r\u0000', '\u2028', '🎈', 'é'.repeat(100)])(
  'an operation id %j stays an id',
  (id) => {
    const [frame = ''] = readFrames(write(socketFormat, id, ['toy']));
    expect(JSON.parse(frame)).toMatchObject({
      id,
      type: 'next',
      payload: { data: { text: 'toy' } },
    });
  },
);

test('a line break in a text does not end an event of a stream', () => {
  const text = decoder.decode(write(eventStreamFormat, '', ['one\n\ndata: two\r\n', 'three']));
  expect(text.split('\n\n')).toEqual([
    'id: 0123456789ab.1.2\nevent: next\n' +
      'data: {"data":{"text":"one\\n\\ndata: two\\r\\n"},"extensions":{"cursor":"0123456789ab.1.2"}}',
    'id: 0123456789ab.1.2\nevent: next\n' +
      'data: {"data":{"text":"three"},"extensions":{"cursor":"0123456789ab.1.2"}}',
    '',
  ]);
});
