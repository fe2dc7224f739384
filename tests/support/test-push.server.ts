import { expect } from 'vitest';
import type { PushBrowser, PushService } from './push-service.server.ts';
import type { Person } from './test-server.server.ts';

/** Allows notifications to a browser. */
export const allowPush = (who: Person, { subscription }: Pick<PushBrowser, 'subscription'>) =>
  who.call(
    `mutation ($endpoint: String!, $p256dh: String!, $auth: String!) {
      it: allowPush(endpoint: $endpoint, p256dh: $p256dh, auth: $auth) }`,
    { ...subscription },
  );

/** Gives a person a browser that shows notifications. */
export const browserOf = (service: PushService) => async (who: Person) => {
  const browser = service.browser();
  expect((await allowPush(who, browser)).data).toEqual({ it: true });
  const path = new URL(browser.subscription.endpoint).pathname;
  return {
    ...browser,
    got: () =>
      service.pushed
        .filter((one) => one.path === path)
        .map(({ headers, body }) => ({ headers, told: browser.read(body) })),
  };
};
