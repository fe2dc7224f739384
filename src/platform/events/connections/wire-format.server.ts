import type { Payload } from './payload.ts';

/** How a payload looks on the wire, for one subscription whose `head` was made once. */
export interface WireFormat {
  /** The prefix of each payload of one subscription. */
  head(operationId: string): Uint8Array;
  /** Bytes that `write` will need. */
  size(head: Uint8Array, payload: Payload): number;
  /** Writes one message into `target` at `offset` and answers the offset behind it. */
  write(target: Uint8Array, offset: number, head: Uint8Array, payload: Payload): number;
}

const encoder = new TextEncoder();
const closing = '}'.charCodeAt(0);

function frameHead(length: number): number {
  return length < 126 ? 2 : length < 65_536 ? 4 : 10;
}

/**
 * A `next` message of graphql-transport-ws in an unmasked text frame (RFC 6455, section 5.2). The
 * operation id comes from the client, so it is encoded as a JSON string.
 */
export const socketFormat: WireFormat = {
  // Buffer.from takes small ones from a shared slab; a separate buffer costs a kilobyte each.
  head: (operationId) =>
    Buffer.from(`{"id":${JSON.stringify(operationId)},"type":"next","payload":`),
  size(head, { json }) {
    const length = head.length + json.length + 1;
    return frameHead(length) + length;
  },
  write(target, start, head, { json }) {
    const length = head.length + json.length + 1;
    let offset = start;
    target[offset++] = 0x81;
    if (length < 126) target[offset++] = length;
    else {
      const wide = length >= 65_536;
      target[offset++] = wide ? 127 : 126;
      // Four of the eight bytes of a wide length stay zero: no message is that long.
      if (wide) offset = writeNumber(target, writeNumber(target, offset, 0, 4), length, 4);
      else offset = writeNumber(target, offset, length, 2);
    }
    target.set(head, offset);
    target.set(json, offset + head.length);
    target[offset + length - 1] = closing;
    return offset + length;
  },
};

function writeNumber(target: Uint8Array, offset: number, value: number, bytes: number): number {
  for (let index = 0; index < bytes; index += 1)
    target[offset + index] = (value >>> (8 * (bytes - 1 - index))) & 0xff;
  return offset + bytes;
}

const beforeCursor = encoder.encode('id: ');
const beforePayload = encoder.encode('\nevent: next\ndata: ');
const afterPayload = encoder.encode('\n\n');

/**
 * A `next` event of GraphQL over server-sent events in distinct connections mode, with the cursor
 * as its id, so that a browser sends it automatically on reconnect (Last-Event-ID).
 */
export const eventStreamFormat: WireFormat = {
  head: () => new Uint8Array(),
  size: (_head, { cursor, json }) =>
    beforeCursor.length + cursor.length + beforePayload.length + json.length + afterPayload.length,
  write(target, start, _head, { cursor, json }) {
    let offset = start;
    for (const part of [beforeCursor, encoder.encode(cursor), beforePayload, json, afterPayload]) {
      target.set(part, offset);
      offset += part.length;
    }
    return offset;
  },
};
