import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * The service worker: it shows notifications and opens what they lead to, keeps nothing and answers
 * no request of a page. A page of the fair that is in view says it itself, so the device doesn't;
 * Safari demands a notification for every message.
 */
const worker = `self.addEventListener('push', (event) => {
  const told = event.data?.json();
  if (!told) return;
  event.waitUntil((async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const isSeen = pages.some((page) => page.visibilityState === 'visible' &&
      new URL(page.url).pathname.startsWith(told.fair));
    const isSafari = /AppleWebKit/.test(navigator.userAgent) && !/Chrom/.test(navigator.userAgent);
    if (isSeen && !isSafari) return;
    await self.registration.showNotification(told.title, {
      tag: told.tag, renotify: true, icon: '/icon-192.png', data: { path: told.path },
    });
  })());
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil((async () => {
    const url = new URL(event.notification.data.path, self.location.origin);
    if (url.origin !== self.location.origin) return;
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const open = pages.find((page) => page.url === url.href);
    await (open ? open.focus() : self.clients.openWindow(url.href));
  })());
});
self.addEventListener('install', () => self.skipWaiting());
`;

/** `GET /push-worker.js`. */
export function servePushWorker(
  app: FastifyInstance,
  admit: (request: FastifyRequest) => Promise<void>,
): void {
  app.get('/push-worker.js', { onRequest: admit }, (_, reply) =>
    reply
      .headers({ 'content-security-policy': "default-src 'none'", 'cache-control': 'no-cache' })
      .type('text/javascript; charset=utf-8')
      .send(worker),
  );
}
