import { dateFormat } from '../../../platform/i18n/date-format.ts';
import { useLocale } from '../../../ui/text/translate.tsx';
import { useZone } from '../../../ui/time/zone.tsx';

interface ClockTimeProps {
  /** ISO time. */
  readonly at: string;
  /** The fair's zone, for visitors whose zone is unknown. */
  readonly zone: string;
}

/** A time of day under a heading that already names the zone. */
export function ClockTime({ at, zone }: ClockTimeProps) {
  const locale = useLocale();
  const here = useZone() ?? zone;
  const format = dateFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: here,
  });
  // Engines differ in the space before AM and PM.
  return <time dateTime={at}>{format.format(new Date(at)).replace(/\u202f/g, ' ')}</time>;
}
