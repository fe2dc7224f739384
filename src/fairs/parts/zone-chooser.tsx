import { useLocation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { useZone } from '../../ui/zone.tsx';
import { zoneWords } from '../fair-ticket.words.ts';
import { describeZone, zonesToChoose } from '../time-zones.ts';
import { PopMenu } from './pop-menu.tsx';
import css from './zone-chooser.module.css';

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
      <PopMenu label={say(zoneWords.change)} kind="link">
        <form method="post" action="/zone" className={css.form}>
          <input type="hidden" name="return" value={`${pathname}${search}`} />
          <label htmlFor="zone">{say(zoneWords.label)}</label>
          <span className={css.box}>
            <select id="zone" name="zone" key={zone} defaultValue={zone ?? 'America/New_York'}>
              {zonesToChoose(locale, zone, new Date(now)).map((one) => (
                <option key={one.zone} value={one.zone} suppressHydrationWarning>
                  {one.name}
                </option>
              ))}
            </select>
            <Icon name="chevron-down" />
          </span>
          <Button type="submit" block>
            {say(zoneWords.use)}
          </Button>
        </form>
      </PopMenu>
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
