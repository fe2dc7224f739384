import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';
import { Button, ButtonAnchor } from '../ui/button.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { useHydrated } from '../ui/hydrated.ts';
import { inPrice } from '../ui/in-price.ts';
import { Section } from '../ui/page.tsx';
import { useLocale, useSay } from '../ui/say.tsx';
import type { FairFigures } from './fair-figures/figures-query.ts';
import { figuresWords as said } from './fair-figures/figures.words.ts';
import { RegistrationsChart } from './fair-figures/registrations-chart.tsx';
import { headOfGroup, sayLabel } from './fair-figures/say-figures.ts';
import { sayAnswerTime } from './say-answer-time.ts';
import css from './fair-figures/figures.module.css';

interface FairReportProps {
  readonly figures: FairFigures;
  /** The last day of the chart, `YYYY-MM-DD`. */
  readonly last: string;
  /** The address of the same as CSV. */
  readonly csv: string;
  /** A fair of sessions has no booths. */
  readonly hasBooths: boolean;
  /** Figures that come before those of attendees. */
  readonly children?: ReactNode;
}

/** What came of a fair, to read, to print and as a file. */
export function FairReport({ figures, last, csv, hasBooths, children }: FairReportProps) {
  const say = useSay();
  const hydrated = useHydrated();
  return (
    <>
      <p className={css.acts}>
        <ButtonAnchor href={csv} kind="line" icon="download" download>
          {say(said.exportCsv)}
        </ButtonAnchor>
        <Button kind="line" icon="print" disabled={!hydrated} onClick={() => print()}>
          {say(said.print)}
        </Button>
      </p>
      {figures.money && <Money money={figures.money} />}
      {children}
      <RegistrationsChart days={figures.days} last={last} />
      <div className={css.groups}>
        {figures.groups
          .filter(({ rows }) => rows.length > 0)
          .map((group) => (
            <Group key={group.by} group={group} registered={figures.registered} />
          ))}
      </div>
      {hasBooths && <Booths booths={figures.booths} />}
    </>
  );
}

function Money({ money }: { readonly money: NonNullable<FairFigures['money']> }) {
  const say = useSay();
  const locale = useLocale();
  const sum = (cents: number) => inPrice(locale, { cents, currency: money.currency });
  const rows = [
    [say(said.moneyReceived), sum(money.receivedCents)],
    [say(said.moneyOpen), sum(money.openCents)],
    [say(said.moneyRefunded), sum(money.refundedCents)],
    [say(said.moneyCredits), new Intl.NumberFormat(locale).format(money.credits)],
  ] as const;
  return (
    <Section title={say(said.money)}>
      <dl className={css.money}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={css.note}>{say(said.moneyNote)}</p>
    </Section>
  );
}

interface GroupProps {
  readonly group: FairFigures['groups'][number];
  readonly registered: number;
}

function Group({ group, registered }: GroupProps) {
  const say = useSay();
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const head = say(headOfGroup(group.by));
  return (
    <Section title={head}>
      <DataTable
        caption={head}
        columns={[
          { key: 'label', title: say(said.answer) },
          { key: 'registered', title: say(said.registeredHead), figures: true },
          { key: 'came', title: say(said.cameHead), figures: true },
          { key: 'share', title: say(said.shareHead), figures: true },
        ]}
        rows={group.rows.map((row) => ({
          id: row.label ?? '',
          cells: {
            label: (
              <span
                className={css.share}
                style={{ '--share': row.registered / Math.max(1, registered) } as CSSProperties}
              >
                {sayLabel(say, row.label)}
              </span>
            ),
            registered: number.format(row.registered),
            came: number.format(row.came),
            share: percent.format(row.came / Math.max(1, row.registered)),
          },
        }))}
      />
      {group.others > 0 && <p className={css.note}>{say(said.others, { count: group.others })}</p>}
    </Section>
  );
}

function Booths({ booths }: { readonly booths: FairFigures['booths'] }) {
  const say = useSay();
  const number = new Intl.NumberFormat(useLocale());
  const figure = (key: string, title: string) => ({ key, title, figures: true });
  return (
    <Section title={say(said.booths)}>
      {booths.length === 0 ? (
        <p className={css.note}>{say(said.noBooths)}</p>
      ) : (
        <DataTable
          caption={say(said.booths)}
          columns={[
            { key: 'college', title: say(said.college) },
            figure('visits', say(said.visits)),
            figure('questions', say(said.asked)),
            figure('answered', say(said.answered)),
            figure('time', say(said.answerTime)),
            figure('saves', say(said.saves)),
            figure('opened', say(said.documentsOpened)),
            figure('documents', say(said.documents)),
            figure('leads', say(said.leads)),
          ]}
          rows={booths.map((booth) => ({
            id: booth.boothId,
            cells: {
              college: <Link to={`/admin/colleges/${booth.collegeId}`}>{booth.college}</Link>,
              visits: number.format(booth.visits),
              questions: number.format(booth.questions),
              answered: number.format(booth.answered),
              time: sayAnswerTime(say, booth.medianAnswerSeconds),
              saves: number.format(booth.saves),
              opened: number.format(booth.documentsOpened),
              documents: number.format(booth.documents),
              leads: number.format(booth.leads),
            },
          }))}
        />
      )}
    </Section>
  );
}
