import { useSite } from '../../../platform/pages/site.ts';
import { Icon, type IconName } from '../../../ui/marks/icon.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { inLanguage } from '../calendar-fair.ts';
import { addMessages } from '../fair-ticket.messages.ts';
import { PopMenu } from '../../../ui/overlays/pop-menu.tsx';
import css from './subscribe.module.css';

function useWays() {
  const t = useTranslate();
  const { publicUrl, brand } = useSite();
  const ways = subscribeToCalendar(publicUrl, brand.name, useLocale());
  return [
    [ways.app, 'calendar-plus', t(addMessages.subscribeApp)],
    [ways.google, 'calendar-plus', t(addMessages.subscribeGoogle)],
    [ways.outlook, 'calendar-plus', t(addMessages.subscribeOutlook)],
    [ways.file, 'download', t(addMessages.subscribeFile)],
    [ways.feed, 'rss', t(addMessages.feed)],
  ] as const satisfies readonly (readonly [string, IconName, string])[];
}

function Ways() {
  const ways = useWays();
  return (
    <ul className={css.ways}>
      {ways.map(([href, icon, label]) => (
        <li key={href}>
          <a href={href}>
            <Icon name={icon} />
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The ways to subscribe to all fairs in a calendar, behind a button. */
export function SubscribeMenu() {
  const t = useTranslate();
  return (
    <PopMenu icon="rss" kind="line" label={t(addMessages.subscribe)}>
      <Ways />
    </PopMenu>
  );
}

/** The same, without a button. */
export function SubscribeList() {
  const t = useTranslate();
  return (
    <div className={css.open}>
      <p>{t(addMessages.follow)}</p>
      <Ways />
    </div>
  );
}

/** Ways to follow all fairs in a calendar; subscribed entries update when a fair moves. */
interface CalendarSubscription {
  /** For the device's calendar program. */
  readonly app: string;
  readonly google: string;
  readonly outlook: string;
  /** The file itself, for every other program. */
  readonly file: string;
  /** News of fairs, for feed readers. */
  readonly feed: string;
}

/** The ways to subscribe to the site's calendar, in the language of the page. */
export function subscribeToCalendar(
  publicUrl: string,
  brand: string,
  locale: string,
): CalendarSubscription {
  const query = inLanguage(locale);
  const file = `${publicUrl}/calendar.ics${query}`;
  const app = file.replace(/^https?:/, 'webcal:');
  return {
    app,
    google: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(app)}`,
    outlook: `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(file)}&name=${encodeURIComponent(brand)}`,
    file,
    feed: `${publicUrl}/feed.xml${query}`,
  };
}
