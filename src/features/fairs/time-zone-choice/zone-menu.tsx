import { useTranslate, useLocale } from '../../../ui/text/translate.tsx';
import { zoneMessages } from '../fair-ticket.messages.ts';
import { PopMenu } from '../../../ui/overlays/pop-menu.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useZone } from '../../../ui/time/zone.tsx';
import { zonesToChoose } from '../../../ui/time/zones-to-choose.ts';
import css from './zone-chooser.module.css';

/** The button that opens the time zone form. */
export default function ZoneMenu(props: ZoneFormProps) {
  const t = useTranslate();
  return (
    <PopMenu label={t(zoneMessages.change)} kind="link">
      <ZoneForm {...props} />
    </PopMenu>
  );
}

/** Props of the form. */
interface ZoneFormProps {
  /** The address of the page to return to. */
  readonly from: string;
  /** The loader's current time, ISO. */
  readonly now: string;
}

/** The form that changes the time zone. */
function ZoneForm({ from, now }: ZoneFormProps) {
  const t = useTranslate();
  const locale = useLocale();
  const zone = useZone();
  return (
    <form method="post" action="/zone" className={css.form}>
      <input type="hidden" name="return" value={from} />
      <label htmlFor="zone">{t(zoneMessages.label)}</label>
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
        {t(zoneMessages.use)}
      </Button>
    </form>
  );
}
