import { callServer } from '../booth-news/booth-calls.ts';

/** How asking ended. `off`: the question was closed without an answer. */
export type Allowed = 'on' | 'off' | 'denied' | 'failed';

/** Whether this browser can show what a site sends while it is closed. */
export const canPush = (): boolean =>
  'PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator;

/** Whether this browser shows the reader's notifications already. */
export async function isPushOn(): Promise<boolean> {
  if (Notification.permission !== 'granted') return false;
  try {
    const { data } = await callServer<{ readonly myPush: { readonly isOnHere: boolean } }>(
      '{ myPush { isOnHere } }',
      {},
    );
    return data?.myPush.isOnHere ?? false;
  } catch {
    return false;
  }
}

/** Asks the person, and sends their notifications to this browser. Called by a click; never throws. */
export async function allowPush(): Promise<Allowed> {
  // First: some browsers ask only in the moment of a click.
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  try {
    const { data } = await callServer<{ readonly myPush: { readonly publicKey: string } }>(
      '{ myPush { publicKey } }',
      {},
    );
    if (!data) return 'failed';
    const { endpoint, keys } = (await subscribe(data.myPush.publicKey)).toJSON();
    const { data: saved } = await callServer<{ readonly allowPush: boolean }>(
      `mutation ($endpoint: String!, $p256dh: String!, $auth: String!) {
        allowPush(endpoint: $endpoint, p256dh: $p256dh, auth: $auth) }`,
      { endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'] },
    );
    return saved?.allowPush === true ? 'on' : 'failed';
  } catch {
    return 'failed';
  }
}

async function subscribe(publicKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register('/push-worker.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made for someone else, or with another key of the site, is of no use.
  await (await pushManager.getSubscription())?.unsubscribe();
  const key = atob(publicKey.replaceAll('-', '+').replaceAll('_', '/'));
  return pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: Uint8Array.from(key, (letter) => letter.charCodeAt(0)),
  });
}
