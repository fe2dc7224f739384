import { Link } from 'react-router';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { inPrice } from '../../../ui/text/in-price.ts';
import { Section } from '../../../ui/layout/page.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { When } from '../../../ui/time/when.tsx';
import type { DashboardData } from '../load-dashboard.ts';
import { dashboardMessages as messages } from './dashboard.messages.ts';

type ComingFair = DashboardData['fairs'][number];

/** Upcoming fairs, with their registrations and booth progress. */
export function ComingFairs({ data }: { readonly data: DashboardData }) {
  const { fairs, isAdmin, now } = data;
  const t = useTranslate();
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const figure = (key: string, title: string) => ({ key, title, figures: true });
  const sum = ({ money }: ComingFair, cents: 'receivedCents' | 'openCents') =>
    money ? inPrice(locale, { cents: money[cents], currency: money.currency }) : '–';
  return (
    <Section
      title={t(messages.fairs)}
      aside={isAdmin && <Link to="/admin/fairs">{t(messages.allFairs)}</Link>}
    >
      {fairs.length === 0 ? (
        <EmptyState
          title={t(messages.noFairs)}
          heading="h3"
          action={
            isAdmin && (
              <ButtonLink to="/admin/fairs/new" icon="plus">
                {t(messages.newFair)}
              </ButtonLink>
            )
          }
        >
          {t(messages.noFairsText)}
        </EmptyState>
      ) : (
        <DataTable
          caption={t(messages.fairs)}
          columns={[
            { key: 'fair', title: t(messages.fair) },
            { key: 'when', title: t(messages.when) },
            figure('registered', t(messages.registeredHead)),
            figure('new', t(messages.newHead)),
            figure('exhibitors', t(messages.exhibitors)),
            figure('booths', t(messages.booths)),
            ...(isAdmin
              ? [figure('received', t(messages.receivedHead)), figure('open', t(messages.openHead))]
              : []),
          ]}
          rows={fairs.map((fair) => ({
            id: fair.id,
            cells: {
              fair: (
                <Link
                  to={
                    isAdmin
                      ? `/admin/fairs/${fair.id}`
                      : `/app/fairs/6x6/overview?${new URLSearchParams({ fair: fair.slug })}`
                  }
                >
                  {fair.name}
                </Link>
              ),
              when: (
                <When
                  start={fair.startTime}
                  end={fair.endTime}
                  zone={fair.timeZone}
                  now={now}
                  show="day"
                />
              ),
              registered: number.format(fair.registered),
              new: number.format(fair.newlyRegistered),
              exhibitors: number.format(fair.exhibitors),
              booths:
                fair.booths === 0
                  ? '–'
                  : t(messages.ofBooths, { published: fair.boothsPublished, all: fair.booths }),
              received: sum(fair, 'receivedCents'),
              open: sum(fair, 'openCents'),
            },
          }))}
        />
      )}
    </Section>
  );
}
