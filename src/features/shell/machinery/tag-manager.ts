/** What tags may keep before anyone has agreed to more (section 9 of the specification). */
const consentDefaults = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  personalization_storage: 'denied',
  analytics_storage: 'granted',
} as const;

/** What the tag manager reads, in the order in which it was said. */
export type DataLayer = unknown[];

/** The tag manager takes commands as the `arguments` of a function, and only as those. */
function command(layer: DataLayer): (...said: unknown[]) => void {
  return function () {
    layer.push(arguments);
  };
}

/** Sets the consent defaults before anything that reads them is loaded. */
export function describeConsent(layer: DataLayer): void {
  command(layer)('consent', 'default', consentDefaults);
}

declare global {
  interface Window {
    dataLayer?: DataLayer;
  }
}

/** Whether the page was taken over by the container of the operator. */
export const hasTagManager = (): boolean => window.dataLayer !== undefined;

/** Loads the container of the operator, once a page; only where one is configured. */
export function loadTagManager(id: string, startedAt: number): void {
  if (hasTagManager()) return;
  const layer: DataLayer = (window.dataLayer = []);
  describeConsent(layer);
  layer.push({ 'gtm.start': startedAt, event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}
