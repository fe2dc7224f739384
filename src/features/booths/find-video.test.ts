import { expect, test } from 'vitest';
import { findVideo, playerPath, videoPage } from './find-video.ts';

const id = 'dQw4w9WgXcQ';

test.each([
  `https://www.youtube.com/watch?v=${id}`,
  `https://m.youtube.com/watch?app=desktop&v=${id}&t=12s`,
  `https://youtu.be/${id}?si=abcdef`,
  `youtu.be/${id}`,
  `https://www.youtube.com/shorts/${id}`,
  `https://www.youtube.com/live/${id}?feature=share`,
  `https://www.youtube.com/embed/${id}`,
  `https://www.youtube-nocookie.com/embed/${id}?rel=0`,
])('a rep who pastes %s has pasted a video at YouTube', (address) => {
  const video = findVideo(address);
  expect(video).toEqual({ site: 'youtube', id, key: null });
  expect(video && videoPage(video)).toBe(`https://www.youtube.com/watch?v=${id}`);
  expect(video && playerPath(video)).toBe(`/video/youtube/${id}`);
});

test.each([
  ['https://vimeo.com/76979871', null],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', '8272103f6e'],
  ['https://vimeo.com/76979871/8272103F6E?share=copy', '8272103f6e'],
])('a rep who pastes %s has pasted a video at Vimeo', (address, key) => {
  const video = findVideo(address);
  expect(video).toEqual({ site: 'vimeo', id: '76979871', key });
  expect(video && findVideo(videoPage(video))).toEqual(video);
});

test.each([
  'https://www.youtube.com/@college',
  'https://www.youtube.com/watch?v=short',
  `https://www.youtube.com.example.org/watch?v=${id}`,
  `https://evil.test/youtube.com/watch?v=${id}`,
  `https://youtube.com@evil.test/watch?v=${id}`,
  `https://user@youtube.com/watch?v=${id}`,
  `https://youtube.com:8443/watch?v=${id}`,
  `javascript:alert("https://youtu.be/${id}")`,
  `https://youtu.be/${id}"onload=`,
  'https://vimeo.com/channels/staffpicks',
  'A video',
  '',
])('a rep who pastes %j has pasted no video', (address) => {
  expect(findVideo(address)).toBeNull();
});
