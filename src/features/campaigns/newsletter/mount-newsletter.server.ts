import type { FastifyRequest } from 'fastify';
import { addressKey } from '../../../platform/http/address-key.ts';
import { spend } from '../../../platform/http/spend.server.ts';
import type { Translate } from '../../../platform/i18n/translator-for.ts';
import type { ApiSentence } from '../../../platform/model/api-sentence.ts';
import { featureIsOff } from '../../../platform/model/feature-refusal.ts';
import { checkField } from '../../../platform/model/field.ts';
import { email as emailField, text } from '../../../platform/model/kinds.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput, rateLimited } from '../../../platform/model/refusal.ts';
import { noteStranger } from '../../accounts/strangers.server.ts';
import { isNewsletterList, newsletterLists } from '../audiences.ts';
import { mountPage, type Page, type PageRouteParts } from '../mail-choices/answer-page.server.ts';
import { campaignPages } from '../mail-choices/pages.messages.ts';
import {
  confirmNewsletter,
  readConfirmation,
  subscribeNewsletter,
  type NewsletterParts,
  type Subscriber,
} from './subscribe-newsletter.server.ts';

type SubscribeRouteParts = PageRouteParts & NewsletterParts;

/** Enough for a class that subscribes in the same hour behind one address; a robot needs more. */
const perSender = { points: 100, perSeconds: 3600 };
/** Whatever robots do, Quad does not become their sender. */
const forEveryone = { points: 5000, perSeconds: 24 * 3600 };

const name = text().spec;
const email = emailField().spec;

/**
 * `POST /api/newsletter/subscribe` with `{ list, name, email }`: returns the same answer whether or
 * not the address is known, and sends an email with a link to `/newsletter/confirm/{token}`.
 */
export async function mountNewsletter(parts: SubscribeRouteParts): Promise<void> {
  const { app, pool, world, brandName } = parts;
  const isOff = () => parts.env.features.off.has('newsletter');

  app.post('/api/newsletter/subscribe', { bodyLimit: 4096 }, async (request) => {
    await parts.admit(request);
    if (isOff()) throw featureIsOff('newsletter');
    const subscriber = {
      ...checkSubscriber(request, world.now()),
      locale: parts.localeOf(request),
    };
    for (const [key, budget] of [
      [`newsletter:${addressKey(request.ip)}`, perSender],
      ['newsletter', forEveryone],
    ] as const) {
      const { allowed, retryAfter } = await spend(pool, world, key, budget);
      if (!allowed) throw rateLimited(retryAfter);
    }
    await noteStranger(pool, world, { viewer: null, address: request.ip }, subscriber.email);
    await subscribeNewsletter(parts, subscriber);
    return {
      message: `Thank you for signing up, ${subscriber.name}!`,
      hint: 'Check your email to confirm.',
    };
  });

  await mountPage(parts, '/newsletter/confirm', {
    async show(token, t) {
      if (isOff()) return notOffered(t);
      const found = await readConfirmation(pool, world, token);
      if (!found) return usedUp(t);
      return {
        heading: t(campaignPages.confirmHeading),
        paragraphs: [t(byList[found.list].confirm, { brand: brandName() })],
        button: { label: t(campaignPages.confirmButton), action: 'confirm' },
      };
    },
    async act(token, _fields, t) {
      if (isOff()) return notOffered(t);
      const confirmed = await confirmNewsletter(pool, world, token);
      if (!confirmed) return usedUp(t);
      const { subscribed, cannot } = byList[confirmed.list];
      const brand = brandName();
      return confirmed.arrives
        ? { heading: t(campaignPages.subscribedHeading), paragraphs: [t(subscribed, { brand })] }
        : { heading: t(campaignPages.cannotHeading), paragraphs: [t(cannot, { brand })] };
    },
  });
}

const byList = {
  attendees: {
    confirm: campaignPages.confirmAttendees,
    subscribed: campaignPages.subscribedAttendees,
    cannot: campaignPages.cannotAttendees,
  },
  exhibitors: {
    confirm: campaignPages.confirmExhibitors,
    subscribed: campaignPages.subscribedExhibitors,
    cannot: campaignPages.cannotExhibitors,
  },
} as const;

/** @throws Refusal BAD_USER_INPUT that names each wrong field */
function checkSubscriber(
  { body }: Pick<FastifyRequest, 'body'>,
  now: Date,
): Omit<Subscriber, 'locale'> {
  const fields = typeof body === 'object' && body !== null ? body : {};
  const field = (key: string): unknown => Object.entries(fields).find(([one]) => one === key)?.[1];
  const problems: Record<string, ApiSentence> = {};
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

/** For people who follow an old link while the feature is off: it works once the feature is back. */
const notOffered = (t: Translate): Page => ({
  status: 404,
  heading: t(campaignPages.notOfferedHeading),
  paragraphs: [t(campaignPages.notOffered)],
});

const usedUp = (t: Translate): Page => ({
  status: 404,
  heading: t(campaignPages.usedUpHeading),
  paragraphs: [t(campaignPages.usedUp)],
});
