import { Link } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { inPrice } from '../../ui/in-price.ts';
import { Section } from '../../ui/page.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { When } from '../../ui/when.tsx';
import type { DashboardData } from '../load-dashboard.ts';
import { dashboardWords as said } from './dashboard.words.ts';

type ComingFair = DashboardData['fairs'][number];

/** The fairs that come next, with who registered and how far their booths are. */
export function ComingFairs({ data }: { readonly data: DashboardData }) {
  const { fairs, isAdmin, now } = data;
  const say = useSay();
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const figure = (key: string, title: string) => ({ key, title, figures: true });
  const sum = ({ money }: ComingFair, cents: 'receivedCents' | 'openCents') =>
    money ? inPrice(locale, { cents: money[cents], currency: money.currency }) : '–';
  return (
    <Section
      title={say(said.fairs)}
      aside={isAdmin && <Link to="/admin/fairs">{say(said.allFairs)}</Link>}
    >
      {fairs.length === 0 ? (
        <EmptyState
          title={say(said.noFairs)}
          heading="h3"
          action={
            isAdmin && (
              <ButtonLink to="/admin/fairs/new" icon="plus">
                {say(said.newFair)}
              </ButtonLink>
            )
          }
        >
          {say(said.noFairsText)}
        </EmptyState>
      ) : (
        <DataTable
          caption={say(said.fairs)}
          columns={[
            { key: 'fair', title: say(said.fair) },
            { key: 'when', title: say(said.when) },
            figure('registered', say(said.registeredHead)),
            figure('new', say(said.newHead)),
            figure('exhibitors', say(said.exhibitors)),
            figure('booths', say(said.booths)),
            ...(isAdmin
              ? [figure('received', say(said.receivedHead)), figure('open', say(said.openHead))]
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
                  : say(said.ofBooths, { published: fair.boothsPublished, all: fair.booths }),
              received: sum(fair, 'receivedCents'),
              open: sum(fair, 'openCents'),
            },
          }))}
        />
      )}
    </Section>
  );
}
