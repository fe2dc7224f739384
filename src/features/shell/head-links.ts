import type { LinkDescriptor } from 'react-router';

/** Icons of the site, what an app of it is called, and the news as a feed: on every page. */
export const headLinks: readonly LinkDescriptor[] = [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
  { rel: 'alternate', href: '/feed.xml', type: 'application/atom+xml' },
];
