import { inPrice } from '../../ui/text/in-price.ts';
import { useLocale, useTranslate } from '../../ui/text/translate.tsx';
import { figuresMessages as messages } from './fair-figures/figures.messages.ts';
import type { FairFigures } from './fair-figures/figures-query.ts';
import { RegistrationsChart } from './fair-figures/registrations-chart.tsx';
import { StepList } from './fair-steps/step-list.tsx';
import type { OverviewData } from './load-overview.ts';
import css from './fair-figures/figures.module.css';

interface FairOverviewProps {
  readonly data: OverviewData;
  /** Under `/admin`; otherwise a coordinator's page. */
  readonly isAdminScreen: boolean;
}

/** A fair at a glance for its organizers: the next steps, and the figures. */
export function FairOverview({ data, isAdminScreen }: FairOverviewProps) {
  const { figures, fair, isOver, last, now } = data;
  return (
    <div className={css.overview}>
      <div>
        <StepList figures={figures} fair={{ ...fair, isAdminScreen }} isOver={isOver} now={now} />
        <RegistrationsChart days={figures.days} last={last} />
      </div>
      <div>
        <InNumbers figures={figures} />
      </div>
    </div>
  );
}

function InNumbers({ figures }: { readonly figures: FairFigures }) {
  const t = useTranslate();
  const locale = useLocale();
  const { registered, came, exhibitors, exhibitorsSettled, booths, boothsPublished, money } =
    figures;
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const questionCount = booths.reduce((sum, { questions }) => sum + questions, 0);
  const answered = booths.reduce((sum, booth) => sum + booth.answered, 0);
  const share =
    came > 0 ? `, ${t(messages.came, { share: percent.format(came / registered) })}` : '';
  const shown = [
    { figure: number.format(registered), text: `${t(messages.registered)}${share}` },
    {
      figure: number.format(exhibitors),
      text: t(messages.exhibitors, { settled: exhibitorsSettled }),
    },
  ];
  if (booths.length > 0)
    shown.push({
      figure: number.format(boothsPublished),
      text: t(messages.published, { all: booths.length }),
    });
  if (questionCount > 0)
    shown.push({ figure: number.format(questionCount), text: t(messages.questions, { answered }) });
  if (money)
    shown.push({
      figure: inPrice(locale, { cents: money.receivedCents, currency: money.currency }),
      text: t(messages.received),
    });
  return (
    <section aria-label={t(messages.figures)}>
      <ul role="list" className={css.figures}>
        {shown.map(({ figure, text }) => (
          <li key={text}>
            <b>{figure}</b> {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
