import type { FastifyRequest } from 'fastify';
import { addressKey } from '../platform/http/address-key.ts';
import { spend } from '../platform/http/spend.server.ts';
import { checkField } from '../platform/model/field.ts';
import { email as emailField, text } from '../platform/model/kinds.ts';
import { messages } from '../platform/model/messages.ts';
import { badInput, rateLimited } from '../platform/model/refusal.ts';
import { isNewsletterList, newsletterLists, scopeLabels } from './audiences.ts';
import {
  confirmNewsletter,
  readConfirmation,
  subscribeNewsletter,
  type NewsletterParts,
  type Subscriber,
} from './newsletter/subscribe-newsletter.server.ts';
import { mountPage, type Page, type PageDoor } from './pages/answer-page.server.ts';

type Door = PageDoor & NewsletterParts;

/** A class that subscribes in the same hour behind one address; a robot needs more. */
const perSender = { points: 100, perSeconds: 3600 };
/** Whatever robots do, Quad does not become their sender. */
const forEverybody = { points: 5000, perSeconds: 24 * 3600 };

const name = text().spec;
const email = emailField().spec;

/**
 * `POST /api/newsletter/subscribe` with `{ list, name, email }`: the same answer whether or not the
 * address is known, and a letter with a link; `/newsletter/confirm/{token}` is where that leads.
 */
export async function mountNewsletter(door: Door): Promise<void> {
  const { app, pool, world, brandName } = door;

  app.post('/api/newsletter/subscribe', { bodyLimit: 4096 }, async (request) => {
    await door.admit(request);
    const subscriber = checkSubscriber(request, world.now());
    for (const [key, budget] of [
      [`newsletter:${addressKey(request.ip)}`, perSender],
      ['newsletter', forEverybody],
    ] as const) {
      const { allowed, retryAfter } = await spend(pool, world, key, budget);
      if (!allowed) throw rateLimited(retryAfter);
    }
    await subscribeNewsletter(door, subscriber);
    return {
      message: `Thank you for signing up, ${subscriber.name}!`,
      hint: 'Check your mail to confirm.',
    };
  });

  await mountPage(door, '/newsletter/confirm', {
    async show(token) {
      const found = await readConfirmation(pool, world, token);
      if (!found) return usedUp;
      return {
        heading: 'Confirm your subscription',
        paragraphs: [`Press the button to get ${scopeLabels[found.list](brandName)}.`],
        button: { label: 'Confirm', action: 'confirm' },
      };
    },
    async act(token) {
      const confirmed = await confirmNewsletter(pool, world, token);
      if (!confirmed) return usedUp;
      const what = scopeLabels[confirmed.list](brandName);
      if (!confirmed.arrives)
        return {
          heading: 'Nothing can be sent to you',
          paragraphs: [
            `Your address was taken off all mail to many, so ${what} is not sent there. Please write to us to change that.`,
          ],
        };
      return {
        heading: 'You are subscribed',
        paragraphs: [`You will get ${what}. Every issue has a link to leave it.`],
      };
    },
  });
}

/** @throws Refusal BAD_USER_INPUT that names each wrong field */
function checkSubscriber({ body }: Pick<FastifyRequest, 'body'>, now: Date): Subscriber {
  const given = typeof body === 'object' && body !== null ? body : {};
  const field = (key: string): unknown => Object.entries(given).find(([one]) => one === key)?.[1];
  const problems: Record<string, string> = {};
  const list = field('list') ?? 'attendees';
  if (!isNewsletterList(list)) problems['list'] = messages.choice(newsletterLists);
  const checkedName = checkField(name, field('name'), { now });
  if (checkedName.problems) problems['name'] = checkedName.problems[''] ?? messages.required;
  const checkedEmail = checkField(email, field('email'), { now });
  if (checkedEmail.problems) problems['email'] = checkedEmail.problems[''] ?? messages.email;
  if (!isNewsletterList(list) || checkedName.problems || checkedEmail.problems)
    throw badInput(problems);
  return { list, name: String(checkedName.value), email: String(checkedEmail.value) };
}

const usedUp: Page = {
  status: 404,
  heading: 'This link is used up',
  paragraphs: [
    'It was used already, or it is too old. If you are not subscribed yet, please sign up again.',
  ],
};
