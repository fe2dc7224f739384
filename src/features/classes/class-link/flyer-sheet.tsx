import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { flyerMessages as messages } from '../class.messages.ts';
import type { QrArt } from '../../../ui/qr-codes/qr-code.ts';
import { QrDrawing } from '../../../ui/qr-codes/qr-drawing.tsx';
import { useZone } from '../../../ui/time/zone.tsx';
import css from './flyer-sheet.module.css';

interface Times {
  readonly startTime: string;
  readonly endTime: string;
  readonly timeZone: string;
}

/**
 * The time with the name of its zone: no one can ask a sheet of paper. A fair that goes past midnight
 * has both days on the one line and both hours on the other.
 */
export function flyerTimes({ startTime, endTime, timeZone }: Times, locale: string) {
  const [start, end] = [new Date(startTime), new Date(endTime)];
  const day = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone,
  });
  const hour = { hour: 'numeric', minute: '2-digit', timeZone } as const;
  const hours = new Intl.DateTimeFormat(locale, { ...hour, timeZoneName: 'short' });
  const isOneDay = day.format(start) === day.format(end);
  return {
    day: plain(isOneDay ? day.format(start) : day.formatRange(start, end)),
    hours: plain(
      isOneDay
        ? hours.formatRange(start, end)
        : `${new Intl.DateTimeFormat(locale, hour).format(start)} – ${hours.format(end)}`,
    ),
  };
}

const plain = (text: string): string => text.replace(/[\u2009\u202f\u00a0]/gu, ' ');

/** Colleges that the flyer names. */
const mostNamed = 4;

interface FlyerSheetProps {
  readonly fair: {
    readonly name: string;
    readonly startTime: string;
    readonly endTime: string;
    readonly timeZone: string;
    readonly collegeCount: number;
    readonly colleges: readonly string[];
  };
  /** Whose class it is; null while the counselor isn’t confirmed. */
  readonly from: { readonly counselor: string; readonly school: string } | null;
  readonly link: string;
  readonly qr: QrArt;
  readonly brand: string;
}

/** One sheet of paper: which fair, when, the code, the short link, and three steps. */
export function FlyerSheet({ fair, from, link, qr, brand }: FlyerSheetProps) {
  const t = useTranslate();
  const locale = useLocale();
  // The class is where its counselor is.
  const timeZone = useZone() ?? fair.timeZone;
  const { day, hours } = flyerTimes({ ...fair, timeZone }, locale);
  const named = fair.colleges.slice(0, mostNamed);
  const short = link.replace(/^https?:\/\//, '');
  const steps = [
    [t(messages.step1), t(messages.step1Text)],
    [t(messages.step2), t(messages.step2Text)],
    [t(messages.step3), t(messages.step3Text)],
  ] as const;
  return (
    <article className={css.sheet} aria-label={t(messages.title, { fair: fair.name })}>
      <Bunting />
      <p className={css.kicker}>{t(messages.kicker)}</p>
      <h2 className={css.name}>{fair.name}</h2>
      <p className={css.when}>
        <time dateTime={fair.startTime} suppressHydrationWarning>
          {day}
        </time>
        <span suppressHydrationWarning>{hours}</span>
      </p>
      {named.length > 0 && (
        <p className={css.colleges}>
          {t(fair.collegeCount > named.length ? messages.among : messages.meet, {
            count: fair.collegeCount,
            names: new Intl.ListFormat(locale).format(named),
          })}
        </p>
      )}
      <div className={css.ticket}>
        <div className={css.scan}>
          <QrDrawing art={qr} label={`${t(messages.scan)}: ${short}`} className={css.qr} />
          <p className={css.call}>{t(messages.scan)}</p>
        </div>
        <ol role="list" className={css.steps} aria-label={t(messages.steps)}>
          {steps.map(([title, text], index) => (
            <li key={title}>
              <span className={css.number} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <p className={css.type}>
        {t(messages.type)} <strong dir="ltr">{short}</strong>
      </p>
      <footer className={css.foot}>
        <p>
          {from && (
            <>
              <strong>{t(messages.from, from)}</strong>
              <br />
            </>
          )}
          {t(messages.promise)}
        </p>
        <p className={css.brand}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 2v20" />
            <path d="M4 3l17 5-17 6z" />
          </svg>
          {brand}
        </p>
      </footer>
    </article>
  );
}

/** A row of pennants in outline: printers have no ink to waste. */
const Bunting = () => (
  <svg viewBox="0 0 600 64" aria-hidden="true" className={css.bunting}>
    <path d="M0 6Q300 34 600 6" />
    {Array.from({ length: 11 }, (_, index) => {
      const x = 24 + index * 51;
      const sag = 6 + 14 * (1 - ((x + 14 - 300) / 300) ** 2);
      return (
        <path
          key={index}
          d={`M${x} ${sag}h28l-14 34z`}
          data-filled={index % 2 === 0 ? '' : undefined}
        />
      );
    })}
  </svg>
);
