import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';
import { Button, ButtonAnchor } from '../../ui/buttons/button.tsx';
import { DataTable } from '../../ui/tables/data-table.tsx';
import { useHydrated } from '../../ui/layout/hydrated.ts';
import { inPrice } from '../../ui/text/in-price.ts';
import { Section } from '../../ui/layout/page.tsx';
import { useLocale, useTranslate } from '../../ui/text/translate.tsx';
import type { FairFigures } from './fair-figures/figures-query.ts';
import { figuresMessages as messages } from './fair-figures/figures.messages.ts';
import { RegistrationsChart } from './fair-figures/registrations-chart.tsx';
import { describeAnswerTime } from './describe-answer-time.ts';
import css from './fair-figures/figures.module.css';
import type { Translate } from '../../platform/i18n/translator-for.ts';
import type { Message } from '../../platform/i18n/define-messages.ts';

const heads: Readonly<Record<string, Message>> = {
  attendeeType: messages.byType,
  state: messages.byState,
  schoolGrade: messages.byGrade,
  schoolName: messages.bySchool,
  heardFrom: messages.bySource,
  majors: messages.byMajor,
};

const types: Readonly<Record<string, Message>> = {
  student: messages.student,
  parent: messages.parent,
  counselor: messages.counselor,
};

/** The heading of a group of answers. */
const headOfGroup = (by: string): Message => heads[by] ?? messages.attendees;

/** An answer in words; null if the question was left blank. */
function describeLabel(t: Translate, label: string | null): string {
  if (label === null) return t(messages.notSaid);
  const type = types[label];
  return type ? t(type) : label;
}

interface FairReportProps {
  readonly figures: FairFigures;
  /** The chart's last day, `YYYY-MM-DD`. */
  readonly last: string;
  /** The address of the CSV version. */
  readonly csv: string;
  /** A session-based fair has no booths. */
  readonly hasBooths: boolean;
  /** Figures shown before those of attendees. */
  readonly children?: ReactNode;
}

/** A fair's results, to read, print or download. */
export function FairReport({ figures, last, csv, hasBooths, children }: FairReportProps) {
  const t = useTranslate();
  const hydrated = useHydrated();
  return (
    <>
      <p className={css.acts}>
        <ButtonAnchor href={csv} kind="line" icon="download" download>
          {t(messages.exportCsv)}
        </ButtonAnchor>
        <Button kind="line" icon="print" disabled={!hydrated} onClick={() => print()}>
          {t(messages.print)}
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
  const t = useTranslate();
  const locale = useLocale();
  const sum = (cents: number) => inPrice(locale, { cents, currency: money.currency });
  const rows = [
    [t(messages.moneyReceived), sum(money.receivedCents)],
    [t(messages.moneyOpen), sum(money.openCents)],
    [t(messages.moneyRefunded), sum(money.refundedCents)],
    [t(messages.moneyCredits), new Intl.NumberFormat(locale).format(money.credits)],
  ] as const;
  return (
    <Section title={t(messages.money)}>
      <dl className={css.money}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={css.note}>{t(messages.moneyNote)}</p>
    </Section>
  );
}

interface GroupProps {
  readonly group: FairFigures['groups'][number];
  readonly registered: number;
}

function Group({ group, registered }: GroupProps) {
  const t = useTranslate();
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const head = t(headOfGroup(group.by));
  return (
    <Section title={head}>
      <DataTable
        caption={head}
        columns={[
          { key: 'label', title: t(messages.answer) },
          { key: 'registered', title: t(messages.registeredHead), figures: true },
          { key: 'came', title: t(messages.cameHead), figures: true },
          { key: 'share', title: t(messages.shareHead), figures: true },
        ]}
        rows={group.rows.map((row) => ({
          id: row.label ?? '',
          cells: {
            label: (
              <span
                className={css.share}
                style={{ '--share': row.registered / Math.max(1, registered) } as CSSProperties}
              >
                {describeLabel(t, row.label)}
              </span>
            ),
            registered: number.format(row.registered),
            came: number.format(row.came),
            share: percent.format(row.came / Math.max(1, row.registered)),
          },
        }))}
      />
      {group.others > 0 && (
        <p className={css.note}>{t(messages.others, { count: group.others })}</p>
      )}
    </Section>
  );
}

function Booths({ booths }: { readonly booths: FairFigures['booths'] }) {
  const t = useTranslate();
  const number = new Intl.NumberFormat(useLocale());
  const figure = (key: string, title: string) => ({ key, title, figures: true });
  return (
    <Section title={t(messages.booths)}>
      {booths.length === 0 ? (
        <p className={css.note}>{t(messages.noBooths)}</p>
      ) : (
        <DataTable
          caption={t(messages.booths)}
          columns={[
            { key: 'college', title: t(messages.college) },
            figure('visits', t(messages.visits)),
            figure('questions', t(messages.asked)),
            figure('answered', t(messages.answered)),
            figure('time', t(messages.answerTime)),
            figure('saves', t(messages.saves)),
            figure('opened', t(messages.documentsOpened)),
            figure('documents', t(messages.documents)),
            figure('leads', t(messages.leads)),
          ]}
          rows={booths.map((booth) => ({
            id: booth.boothId,
            cells: {
              college: <Link to={`/admin/colleges/${booth.collegeId}`}>{booth.college}</Link>,
              visits: number.format(booth.visits),
              questions: number.format(booth.questions),
              answered: number.format(booth.answered),
              time: describeAnswerTime(t, booth.medianAnswerSeconds),
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
