import type { NewsletterParts } from './newsletter/subscribe-newsletter.server.ts';
import { mountNewsletter } from './mount-newsletter.server.ts';
import { mountCampaignPictures, type PictureRouteParts } from './pictures/picture-routes.server.ts';
import { mountUnsubscribe } from './mount-unsubscribe.server.ts';
import type { PageEndpoint } from './pages/answer-page.server.ts';

/** Mounts what readers of mail to many reach without signing in: leaving it, joining it, its pictures. */
export async function mountCampaigns(
  endpoint: Omit<PageEndpoint, 'brandName'> & NewsletterParts & Omit<PictureRouteParts, 'pool'>,
): Promise<void> {
  const named = { ...endpoint, brandName: () => endpoint.env.brand.name };
  await mountUnsubscribe(named);
  await mountNewsletter(named);
  mountCampaignPictures(endpoint);
}
