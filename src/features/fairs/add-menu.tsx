import { useSite } from '../../platform/pages/site.ts';
import { useLocale, useTranslate } from '../../ui/text/translate.tsx';
import { addToCalendar } from './calendar-fair.ts';
import type { ShownFair } from './fair-view.ts';
import { addMessages } from './fair-ticket.messages.ts';
import { PopMenu } from '../../ui/overlays/pop-menu.tsx';

interface AddMenuProps {
  readonly fair: Pick<
    ShownFair,
    'name' | 'slug' | 'startTime' | 'endTime' | 'timeZone' | 'description'
  >;
  readonly kind?: 'quiet' | 'line';
}

/** The ways to add a fair to the visitor's calendar. */
export default function AddMenu({ fair, kind = 'quiet' }: AddMenuProps) {
  const t = useTranslate();
  const { publicUrl } = useSite();
  const links = addToCalendar(
    publicUrl,
    {
      ...fair,
      startTime: new Date(fair.startTime),
      endTime: new Date(fair.endTime),
    },
    useLocale(),
  );
  const label = (
    <span>
      {t(addMessages.add)}
      <span className="visually-hidden">{t(addMessages.which, { fair: fair.name })}</span>
    </span>
  );
  return (
    <PopMenu icon="calendar-plus" kind={kind} label={label}>
      <ul>
        <li>
          <a href={links.ics} download>
            {t(addMessages.file)}
          </a>
        </li>
        <Elsewhere href={links.google}>{t(addMessages.google)}</Elsewhere>
        <Elsewhere href={links.outlook}>{t(addMessages.outlook)}</Elsewhere>
        <Elsewhere href={links.office365}>{t(addMessages.office365)}</Elsewhere>
      </ul>
    </PopMenu>
  );
}

/** A web calendar opens in a new tab. */
function Elsewhere({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <li>
      <a href={href} target="_blank" rel="noopener">
        {children}
      </a>
    </li>
  );
}
