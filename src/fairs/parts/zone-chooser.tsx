import { useLocation } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { asleep } from '../../ui/still.tsx';
import { useZone } from '../../ui/zone.tsx';
import { zoneWords } from '../fair-ticket.words.ts';
import { describeZone } from '../time-zones.ts';
import css from './zone-chooser.module.css';

const ZoneMenu = asleep(() => import('./zone-menu.tsx'));

interface ZoneChooserProps {
  /** The loader's now, ISO: letters of a zone change with summer time. */
  readonly now: string;
}

/** In which zone times are told, and a form that changes it; it works without JavaScript. */
export function ZoneChooser({ now }: ZoneChooserProps) {
  const say = useSay();
  const locale = useLocale();
  const zone = useZone();
  const { pathname, search } = useLocation();
  return (
    <div className={css.zone}>
      <Icon name="globe" />
      <p suppressHydrationWarning>{sayZone()}</p>
      <ZoneMenu from={`${pathname}${search}`} now={now} />
    </div>
  );

  function sayZone(): string {
    if (zone === null) return say(zoneWords.timesAtHost);
    const { name, abbreviation } = describeZone(locale, zone, new Date(now));
    return abbreviation
      ? say(zoneWords.timesInAbbreviated, { zone: name, abbreviation })
      : say(zoneWords.timesIn, { zone: name });
  }
}
