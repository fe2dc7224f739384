import { Link } from 'react-router';
import { Button, ButtonAnchor } from '../../ui/buttons/button.tsx';
import { ChipLink } from '../../ui/marks/chip.tsx';
import { useHydrated } from '../../ui/layout/hydrated.ts';
import { inPrice } from '../../ui/text/in-price.ts';
import { useLocale, useTranslate } from '../../ui/text/translate.tsx';
import { ComingFairs } from './dashboard/coming-fairs.tsx';
import { dashboardDays } from './dashboard/dashboard-days.ts';
import { dashboardMessages as messages } from './dashboard/dashboard.messages.ts';
import { WaitingList } from './dashboard/waiting-list.tsx';
import { RegistrationsChart } from './fair-figures/registrations-chart.tsx';
import type { DashboardData } from './load-dashboard.ts';
import css from './dashboard/dashboard.module.css';
import type { Message } from '../../platform/i18n/define-messages.ts';
import { Icon } from '../../ui/marks/icon.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { setUpMessages } from './dashboard/set-up.messages.ts';

/** A step's texts before and after it is done, and its page. */
interface Shown {
  readonly open: Message;
  readonly act: Message;
  readonly done: Message;
  readonly to: string;
}

const email = {
  act: setUpMessages.emailAct,
  done: setUpMessages.emailDone,
  to: '/admin/settings/email',
};

const shown: Readonly<Record<string, Shown>> = {
  organization: {
    open: setUpMessages.organization,
    act: setUpMessages.organizationAct,
    done: setUpMessages.organizationDone,
    to: '/admin/settings',
  },
  brand: {
    open: setUpMessages.brand,
    act: setUpMessages.brandAct,
    done: setUpMessages.brandDone,
    to: '/admin/settings/brand',
  },
  email: { open: setUpMessages.email, ...email },
  mailServer: { open: setUpMessages.mailServer, ...email },
  prices: {
    open: setUpMessages.prices,
    act: setUpMessages.pricesAct,
    done: setUpMessages.pricesDone,
    to: '/admin/settings/prices',
  },
  colleges: {
    open: setUpMessages.colleges,
    act: setUpMessages.collegesAct,
    done: setUpMessages.collegesDone,
    to: '/admin/colleges/import',
  },
  fair: {
    open: setUpMessages.fair,
    act: setUpMessages.fairAct,
    done: setUpMessages.fairDone,
    to: '/admin/fairs/new',
  },
  publish: {
    open: setUpMessages.publish,
    act: setUpMessages.publishAct,
    done: setUpMessages.publishDone,
    to: '/admin/fairs?state=draft',
  },
};

/** Setup steps from an empty site to the first fair: what is done, and where to do the rest. */
function SetUpList({ steps }: { readonly steps: DashboardData['setUp'] }) {
  const t = useTranslate();
  if (steps.length === 0) return null;
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Section
      title={t(setUpMessages.title)}
      aside={t(setUpMessages.progress, { done, all: steps.length })}
    >
      <ol role="list" className={css.todo}>
        {steps.map(({ kind, isDone, isOptional }) => {
          const one = shown[kind];
          if (!one) return null;
          return (
            <li key={kind} className={isDone ? css.isDone : undefined}>
              {isDone ? (
                <Icon name="check-circle" label={t(setUpMessages.done)} />
              ) : (
                <Icon name="arrow-right" />
              )}
              <span>
                {t(isDone ? one.done : one.open)}
                {!isDone && isOptional && <i> {t(setUpMessages.optional)}</i>}
              </span>
              {!isDone && <Link to={one.to}>{t(one.act)}</Link>}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

/** The organizers' start page: pending tasks, and their fairs' figures. */
export function OrganizerDashboard({ data }: { readonly data: DashboardData }) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const { range, days, first, last, setUp } = data;
  // Tasks of a public fair come before missing site setup.
  const isOpen = setUp.some(({ kind, isDone }) => kind === 'publish' && isDone);
  return (
    <div>
      {isOpen && <WaitingList data={data} />}
      <SetUpList steps={setUp} />
      {!isOpen && <WaitingList data={data} />}
      <div className={css.acts}>
        <nav aria-label={t(messages.range)}>
          {dashboardDays.map((one) => (
            <ChipLink key={one} to={`/app?days=${one}`} on={one === range}>
              {t(messages.lastDays, { days: one })}
            </ChipLink>
          ))}
        </nav>
        <div>
          <ButtonAnchor
            href={`/app/dashboard.csv?days=${range}`}
            kind="line"
            size="small"
            icon="download"
            download
          >
            {t(messages.exportCsv)}
          </ButtonAnchor>
          <Button
            kind="line"
            size="small"
            icon="print"
            disabled={!hydrated}
            onClick={() => print()}
          >
            {t(messages.print)}
          </Button>
        </div>
      </div>
      <div className={css.figuresAndChart}>
        <RegistrationsChart days={days} last={last} first={first} />
        <InNumbers data={data} />
      </div>
      <ComingFairs data={data} />
    </div>
  );
}

function InNumbers({ data }: { readonly data: DashboardData }) {
  const t = useTranslate();
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const { range: days, registered, registeredBefore: before, fairs, money, email } = data;
  const shown = [
    {
      figure: number.format(registered),
      text: t(messages.registered, { count: registered, days, before }),
    },
    { figure: number.format(fairs.length), text: t(messages.upcoming, { count: fairs.length }) },
  ];
  if (money)
    shown.push(
      {
        figure: inPrice(locale, { cents: money.receivedCents, currency: money.currency }),
        text: t(messages.received),
      },
      {
        figure: inPrice(locale, { cents: money.openCents, currency: money.currency }),
        text: t(messages.open, { count: money.open }),
      },
    );
  if (email)
    shown.push(
      {
        figure: number.format(email.sent),
        text: t(messages.sent, {
          count: email.sent,
          days,
          failed: email.failed,
          bounced: email.bounced,
        }),
      },
      { figure: number.format(email.waiting), text: t(messages.waiting, { count: email.waiting }) },
    );
  return (
    <section aria-label={t(messages.numbers)}>
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
