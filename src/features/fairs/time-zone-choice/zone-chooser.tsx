import { useLocation } from 'react-router';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import ZoneMenu from './zone-menu.tsx';
import { useZone } from '../../../ui/time/zone.tsx';
import { zoneMessages } from '../fair-ticket.messages.ts';
import { describeZone } from '../../../ui/time/time-zones.ts';
import css from './zone-chooser.module.css';

interface ZoneChooserProps {
  /** The loader's current time, ISO: zone abbreviations change with daylight saving time. */
  readonly now: string;
}

/** The time zone of displayed times, and a form to change it; works without JavaScript. */
export function ZoneChooser({ now }: ZoneChooserProps) {
  const t = useTranslate();
  const locale = useLocale();
  const zone = useZone();
  const { pathname, search } = useLocation();
  return (
    <div className={css.zone}>
      <Icon name="globe" />
      <p suppressHydrationWarning>{formatZone()}</p>
      <ZoneMenu from={`${pathname}${search}`} now={now} />
    </div>
  );

  function formatZone(): string {
    if (zone === null) return t(zoneMessages.timesAtHost);
    const { name, abbreviation } = describeZone(locale, zone, new Date(now));
    return abbreviation
      ? t(zoneMessages.timesInAbbreviated, { zone: name, abbreviation })
      : t(zoneMessages.timesIn, { zone: name });
  }
}
