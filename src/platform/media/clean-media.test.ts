import { expect, test } from 'vitest';
import { cleanMedia } from './clean-media.ts';

const offer = (...lines: readonly string[]): string =>
  ['v=0', 'm=audio 9 UDP/TLS/RTP/SAVPF 111', 'a=mid:0', ...lines, ''].join('\r\n');

const candidate = (address: string, of = 1): string =>
  `a=candidate:${of} 1 udp 2113937151 ${address} 50000 typ host generation 0`;

test('a page offers a sound and a picture, and nothing else', () => {
  const video = 'm=video 9 UDP/TLS/RTP/SAVPF 96';
  expect(cleanMedia('offer', offer(video))).toBe(offer(video));
  expect(cleanMedia('offer', offer(video, video))).toBeNull();
  expect(cleanMedia('answer', offer(video, video))).toBe(offer(video, video));
  for (const type of ['offer', 'answer'] as const)
    expect(cleanMedia(type, offer('m=application 9 UDP/DTLS/SCTP webrtc-datachannel'))).toBeNull();
  expect(cleanMedia('offer', '')).toBeNull();
  expect(cleanMedia('offer', offer('a=x:'.padEnd(30_000)))).toBeNull();
});

test('Janus is given addresses of browsers only, and few', () => {
  const own = [candidate('203.0.113.7'), candidate('10.0.0.4'), candidate('2001:db8::7')];
  const others = [
    '127.0.0.1',
    '::1',
    '::ffff:127.0.0.1',
    '127.1',
    '0.0.0.0',
    '::',
    '169.254.169.254',
    'fe80::1',
    '224.0.0.1',
    'ff02::1',
    '255.255.255.255',
    'localhost',
    'ab12.local',
  ].map((one) => candidate(one));
  const odd = ['a=candidate:odd', 'a=remote-candidates:1 127.0.0.1 50000'];
  expect(cleanMedia('offer', offer(...own, ...others, ...odd))).toBe(offer(...own));
  const many = Array.from({ length: 40 }, (_, index) => candidate('203.0.113.7', index));
  expect(cleanMedia('answer', offer(...many))).toBe(offer(...many.slice(0, 30)));
});
