import { useSite } from '../platform/pages/site.ts';
import { useSay } from '../ui/say.tsx';
import { addToCalendar } from './add-to-calendar.ts';
import type { ShownFair } from './dress-fair.ts';
import { addWords } from './fair-ticket.words.ts';
import { PopMenu } from './parts/pop-menu.tsx';

interface AddMenuProps {
  readonly fair: Pick<
    ShownFair,
    'name' | 'slug' | 'startTime' | 'endTime' | 'timeZone' | 'description'
  >;
  readonly kind?: 'quiet' | 'line';
}

/** The ways to put a fair into one's own calendar. */
export default function AddMenu({ fair, kind = 'quiet' }: AddMenuProps) {
  const say = useSay();
  const { publicUrl } = useSite();
  const links = addToCalendar(publicUrl, {
    ...fair,
    startTime: new Date(fair.startTime),
    endTime: new Date(fair.endTime),
  });
  const label = (
    <span>
      {say(addWords.add)}
      <span className="visually-hidden">{say(addWords.which, { fair: fair.name })}</span>
    </span>
  );
  return (
    <PopMenu icon="calendar-plus" kind={kind} label={label}>
      <ul>
        <li>
          <a href={links.ics} download>
            {say(addWords.file)}
          </a>
        </li>
        <Elsewhere href={links.google}>{say(addWords.google)}</Elsewhere>
        <Elsewhere href={links.outlook}>{say(addWords.outlook)}</Elsewhere>
        <Elsewhere href={links.office365}>{say(addWords.office365)}</Elsewhere>
      </ul>
    </PopMenu>
  );
}

/** A calendar on the web opens beside the page. */
function Elsewhere({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <li>
      <a href={href} target="_blank" rel="noopener">
        {children}
      </a>
    </li>
  );
}
