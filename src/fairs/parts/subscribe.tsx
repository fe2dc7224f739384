import { useSite } from '../../platform/pages/site.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { useSay } from '../../ui/say.tsx';
import { addWords } from '../fair-ticket.words.ts';
import { subscribeToCalendar } from '../subscribe-to-calendar.ts';
import { PopMenu } from './pop-menu.tsx';
import css from './subscribe.module.css';

function useWays() {
  const say = useSay();
  const { publicUrl, brand } = useSite();
  const ways = subscribeToCalendar(publicUrl, brand.name);
  return [
    [ways.app, 'calendar-plus', say(addWords.subscribeApp)],
    [ways.google, 'calendar-plus', say(addWords.subscribeGoogle)],
    [ways.outlook, 'calendar-plus', say(addWords.subscribeOutlook)],
    [ways.file, 'download', say(addWords.subscribeFile)],
    [ways.feed, 'rss', say(addWords.feed)],
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

/** The ways to follow all fairs in one's own calendar, behind a button. */
export function SubscribeMenu() {
  const say = useSay();
  return (
    <PopMenu icon="rss" kind="line" label={say(addWords.subscribe)}>
      <Ways />
    </PopMenu>
  );
}

/** The same, laid open. */
export function SubscribeList() {
  const say = useSay();
  return (
    <div className={css.open}>
      <p>{say(addWords.follow)}</p>
      <Ways />
    </div>
  );
}
