import { Link } from 'react-router';
import type { Route } from './+types/overview.ts';
import { nothingToFill } from '../../fairs/fair-form-fields.ts';
import { openManagedFair } from '../../fairs/open-managed-fair.ts';
import { adminFairsWords } from '../../fairs/admin-fairs.words.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { Card } from '../../ui/card.tsx';
import { Form } from '../../ui/form.tsx';
import { Icon } from '../../ui/icon.tsx';
import { inPrice } from '../../ui/in-price.ts';
import { Section } from '../../ui/page.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { fairFigures, type FairFigures } from './figures-query.ts';
import { figuresWords as said } from './figures.words.ts';
import { lastDay } from './last-day.ts';
import { RegistrationsChart } from './registrations-chart.tsx';
import css from './figures.module.css';

export async function loader({ context, params: { fairId } }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const fair = await openManagedFair(call, fairId);
  const { fairFigures: figures } = await call.query(fairFigures, { fairId });
  const { name: title, slug, timeZone } = fair;
  const path = `/admin/fairs/${fair.id}`;
  return {
    meta: pageMeta({ ...call, title, description: title, path }),
    figures,
    path,
    slug,
    isDraft: fair.publishedAt === null,
    last: lastDay(fair, call.now, timeZone),
    now: call.now,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/fairs/{fairId}`: the figures of a fair, and what waits for its admin. */
export default function FairOverview({ loaderData }: Route.ComponentProps) {
  const { figures, path, slug, isDraft, last, now } = loaderData;
  const say = useSay();
  return (
    <div className={css.overview}>
      <div>
        {isDraft && (
          <Card as="section" aria-label={say(adminFairsWords.publishTitle)} className={css.publish}>
            <p>
              {say(said.draft)} {say(adminFairsWords.publishText)}
            </p>
            <Form fields={nothingToFill} now={now} intent="publish" action={`${path}/settings`}>
              <SubmitButton pending={say(adminFairsWords.publishing)}>
                {say(adminFairsWords.publish)}
              </SubmitButton>
            </Form>
          </Card>
        )}
        <RegistrationsChart days={figures.days} last={last} />
      </div>
      <div>
        <InNumbers figures={figures} />
        <ToDo figures={figures} path={path} slug={slug} />
      </div>
    </div>
  );
}

function InNumbers({ figures }: { readonly figures: FairFigures }) {
  const say = useSay();
  const locale = useLocale();
  const { registered, came, exhibitors, exhibitorsSettled, booths, boothsPublished, money } =
    figures;
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const asked = booths.reduce((sum, { questions }) => sum + questions, 0);
  const answered = booths.reduce((sum, booth) => sum + booth.answered, 0);
  const share = came > 0 ? `, ${say(said.came, { share: percent.format(came / registered) })}` : '';
  const shown = [
    { figure: number.format(registered), text: `${say(said.registered)}${share}` },
    {
      figure: number.format(exhibitors),
      text: say(said.exhibitors, { settled: exhibitorsSettled }),
    },
  ];
  if (booths.length > 0)
    shown.push({
      figure: number.format(boothsPublished),
      text: say(said.published, { all: booths.length }),
    });
  if (asked > 0)
    shown.push({ figure: number.format(asked), text: say(said.questions, { answered }) });
  if (money)
    shown.push({
      figure: inPrice(locale, { cents: money.receivedCents, currency: money.currency }),
      text: say(said.received),
    });
  return (
    <section aria-label={say(said.figures)}>
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

interface ToDoProps {
  readonly figures: FairFigures;
  readonly path: string;
  readonly slug: string;
}

/** What waits for an admin, each with the page on which it is done. */
function ToDo({ figures, path, slug }: ToDoProps) {
  const say = useSay();
  const locale = useLocale();
  const { boothsToPublish, boothsNotReady, booths, money } = figures;
  const unanswered = booths.reduce((sum, one) => sum + one.questions - one.answered, 0);
  const sum = money ? inPrice(locale, { cents: money.openCents, currency: money.currency }) : '';
  const open = money?.open ?? 0;
  const items = [
    {
      count: unanswered,
      text: say(said.unanswered, { count: unanswered }),
      to: `/app/fairs/visit/${slug}`,
      act: say(said.unansweredAct),
    },
    {
      count: boothsToPublish,
      text: say(said.toPublish, { count: boothsToPublish }),
      to: `${path}/readiness?show=ready`,
      act: say(said.toPublishAct),
    },
    {
      count: open,
      text: say(said.unpaid, { count: open, sum }),
      to: '/admin/payments',
      act: say(said.unpaidAct),
    },
    {
      count: boothsNotReady,
      text: say(said.notReady, { count: boothsNotReady }),
      to: `${path}/readiness?show=missing`,
      act: say(said.notReadyAct),
    },
  ].filter(({ count }) => count > 0);
  return (
    <Section title={say(said.todo)}>
      {items.length === 0 ? (
        <p className={css.done}>
          <Icon name="check-circle" /> {say(said.allDone)}
        </p>
      ) : (
        <ul role="list" className={css.todo}>
          {items.map(({ text, to, act }) => (
            <li key={to}>
              <Icon name="warning" />
              <span>{text}</span>
              <Link to={to}>{act}</Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
