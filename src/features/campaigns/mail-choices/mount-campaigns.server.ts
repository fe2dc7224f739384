import type { NewsletterParts } from '../newsletter/subscribe-newsletter.server.ts';
import { mountNewsletter } from '../newsletter/mount-newsletter.server.ts';
import {
  mountCampaignPictures,
  type PictureRouteParts,
} from '../pictures/picture-routes.server.ts';
import { mountUnsubscribe } from './mount-unsubscribe.server.ts';
import type { PageEndpoint } from './answer-page.server.ts';

/** Mounts the public routes of bulk email: unsubscribe, subscribe, pictures. */
export async function mountCampaigns(
  endpoint: Omit<PageEndpoint, 'brandName'> & NewsletterParts & Omit<PictureRouteParts, 'pool'>,
): Promise<void> {
  const named = { ...endpoint, brandName: () => endpoint.env.brand.name };
  await mountUnsubscribe(named);
  await mountNewsletter(named);
  mountCampaignPictures(endpoint);
}
