import { useLocale, useSay } from '../../ui/say.tsx';
import { flyerWords as said } from '../class.words.ts';
import type { QrArt } from '../../ui/qr-code.ts';
import { flyerTimes } from './flyer-times.ts';
import { QrDrawing } from '../../ui/qr-drawing.tsx';
import css from './flyer-sheet.module.css';

interface FlyerSheetProps {
  readonly fair: {
    readonly name: string;
    readonly startTime: string;
    readonly endTime: string;
    readonly timeZone: string;
  };
  readonly counselor: string;
  readonly school: string;
  readonly link: string;
  readonly qr: QrArt;
  readonly brand: string;
}

/** One sheet of paper: which fair, when, the code, the short link, and three steps. */
export function FlyerSheet({ fair, counselor, school, link, qr, brand }: FlyerSheetProps) {
  const say = useSay();
  const locale = useLocale();
  const { day, hours } = flyerTimes(fair, locale);
  const short = link.replace(/^https?:\/\//, '');
  const steps = [
    [say(said.step1), say(said.step1Text)],
    [say(said.step2), say(said.step2Text)],
    [say(said.step3), say(said.step3Text)],
  ] as const;
  return (
    <article className={css.sheet} aria-label={say(said.title, { fair: fair.name })}>
      <Bunting />
      <p className={css.kicker}>{say(said.kicker)}</p>
      <h2 className={css.name}>{fair.name}</h2>
      <p className={css.when}>
        <time dateTime={fair.startTime}>{day}</time>
        <span>{hours}</span>
      </p>
      <div className={css.ticket}>
        <div className={css.scan}>
          <QrDrawing art={qr} label={`${say(said.scan)}: ${short}`} className={css.qr} />
          <p className={css.call}>{say(said.scan)}</p>
        </div>
        <ol role="list" className={css.steps} aria-label={say(said.steps)}>
          {steps.map(([title, text], place) => (
            <li key={title}>
              <span className={css.number} aria-hidden="true">
                {place + 1}
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
        {say(said.type)} <strong dir="ltr">{short}</strong>
      </p>
      <footer className={css.foot}>
        <p>
          <strong>{say(said.from, { counselor, school })}</strong>
          <br />
          {say(said.promise)}
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

/** A row of pennants, drawn in outline: printers have no ink to waste. */
const Bunting = () => (
  <svg viewBox="0 0 600 64" aria-hidden="true" className={css.bunting}>
    <path d="M0 6Q300 34 600 6" />
    {Array.from({ length: 11 }, (_, place) => {
      const x = 24 + place * 51;
      const sag = 6 + 14 * (1 - ((x + 14 - 300) / 300) ** 2);
      return (
        <path
          key={place}
          d={`M${x} ${sag}h28l-14 34z`}
          data-filled={place % 2 === 0 ? '' : undefined}
        />
      );
    })}
  </svg>
);
