import type { Route } from './+types/class.route.ts';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor, type Translate } from '../../../platform/i18n/translator-for.ts';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { PageHead, Wrap, Section } from '../../../ui/layout/page.tsx';
import { useTranslate, useLocale } from '../../../ui/text/translate.tsx';
import { When } from '../../../ui/time/when.tsx';
import { classByForm, type ListAnswer } from './class-by-form.ts';
import { classPaths } from '../class-paths.ts';
import { classMessages as messages } from '../class.messages.ts';
import { loadClass } from './load-class.ts';
import { ClassLink } from '../class-link/class-link.tsx';
import { ClassList } from '../roster/class-list.tsx';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { EmailField } from '../../../ui/fields/text-field.tsx';
import { askFields } from './class-fields.ts';
import css from './class-parts.module.css';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import type { ShownClass } from '../class-queries.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const shown = await loadClass(call, params.slug);
  const t = translatorFor(call.locale);
  const meta = pageMeta({
    ...call,
    title: t(messages.pageTitle, { fair: shown.fair.name }),
    description: t(messages.description),
    path: classPaths(shown.fair.slug).page,
  });
  return { ...shown, meta };
}

export const action = async ({ params, request, context }: Route.ActionArgs) =>
  classByForm({
    call: context.get(pageCall),
    form: await request.formData(),
    slug: params.slug,
  });

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/app/class/{slug}`: a counselor's tasks for their class at a fair, and the results. */
export default function ClassPage({ loaderData, actionData }: Route.ComponentProps) {
  const { fair, now, found } = loaderData;
  const t = useTranslate();
  const answer: ListAnswer | undefined = actionData;
  const isOver = Date.parse(fair.endTime) <= Date.parse(now);
  return (
    <Wrap>
      <PageHead
        trail={
          <Breadcrumbs
            trail={[
              { label: t(messages.home), to: '/app' },
              { label: fair.name, to: fairPaths(fair.slug).page },
            ]}
          />
        }
        eyebrow={<When start={fair.startTime} end={fair.endTime} zone={fair.timeZone} now={now} />}
        title={t(messages.pageTitle, { fair: fair.name })}
        lead={t(messages.lead)}
      />
      {found === null ? (
        <EmptyState
          title={t(messages.waitNoSchool)}
          action={<ButtonLink to="/app/setup">{t(messages.chooseSchool)}</ButtonLink>}
        >
          {t(messages.waitText)}
        </EmptyState>
      ) : (
        <>
          {answer?.message && (
            <Notice kind="error" live>
              {answer.message}
            </Notice>
          )}
          {fair.cancelledAt && <Notice kind="warning">{t(messages.cancelled)}</Notice>}
          {!isOver && !fair.cancelledAt && <ClassLink data={loaderData} />}
          <ClassFigures found={found} hasBegun={Date.parse(fair.startTime) <= Date.parse(now)} />
          {found.isConfirmed && found.sessions.length > 0 && (
            <ClassSessions sessions={found.sessions} />
          )}
          {found.isConfirmed ? (
            <ClassList
              data={loaderData}
              found={found}
              isClosed={isOver || Boolean(fair.cancelledAt)}
              saved={answer?.saved}
              hasAnswer={answer !== undefined}
            />
          ) : (
            <NotConfirmed school={found.school} now={now} />
          )}
        </>
      )}
    </Wrap>
  );
}

/** What waits until someone has confirmed the counselor, how long, and who can do it. */
function NotConfirmed({ school, now }: { school: string; now: string }) {
  const t = useTranslate();
  return (
    <Section title={t(messages.waitTitle, { school })}>
      <p className={css.lead}>{t(messages.waitMore)}</p>
      <Form fields={askFields} now={new Date(now)} intent="ask" className={css.ask}>
        <EmailField
          name="email"
          label={t(messages.askEmail)}
          hint={t(messages.askHint)}
          autoComplete="off"
        />
        <div>
          <SubmitButton kind="line" pending={t(messages.asking)}>
            {t(messages.ask)}
          </SubmitButton>
        </div>
      </Form>
    </Section>
  );
}

interface ClassFiguresProps {
  readonly found: ShownClass;
  readonly hasBegun: boolean;
}

/** Registrations: names of those who agreed, and anonymous figures on the others. */
function ClassFigures({
  found: { students, figures, sessions, isConfirmed },
  hasBegun,
}: ClassFiguresProps) {
  const t = useTranslate();
  const number = new Intl.NumberFormat(useLocale());
  const { others, othersCame, listedOthers } = figures;
  const known = [
    [others, t(messages.othersLink)],
    ...(hasBegun ? [[othersCame, t(messages.othersCame)] as const] : []),
    ...(isConfirmed ? [[listedOthers, t(messages.othersList)] as const] : []),
  ] as const;
  // The first is hidden only when it is small. The rest may also be hidden when it would say too much
  // about the others; that is said once.
  const shown = known.flatMap(([figure, of], index) =>
    figure === null && index > 0 ? [] : [[describeFigure(t, number, figure), of] as const],
  );
  return (
    <Section title={t(messages.figuresTitle)}>
      <p className={css.lead}>{t(isConfirmed ? messages.figuresText : messages.figuresOnly)}</p>
      <dl className={css.figures}>
        {isConfirmed && (
          <div>
            <dt>{t(messages.agreed)}</dt>
            <dd>{number.format(students.length)}</dd>
          </div>
        )}
        {shown.map(([figure, of]) => (
          <div key={of}>
            <dt>{of}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {shown.length < known.length && <p className={css.lead}>{t(messages.smallHidden)}</p>}
      {!isConfirmed ? null : students.length === 0 ? (
        <p className={css.lead}>{t(messages.noneAgreed)}</p>
      ) : (
        <DataTable
          caption={t(messages.figuresTitle)}
          columns={[
            { key: 'name', title: t(messages.name) },
            { key: 'as', title: t(messages.as) },
            { key: 'list', title: t(messages.onList) },
            { key: 'came', title: t(messages.came) },
            ...(sessions.length > 0 ? [{ key: 'sessions', title: t(messages.sessions) }] : []),
          ]}
          rows={students.map(({ name, attendeeType, isListed, came, sessions: joined }, index) => ({
            id: String(index),
            cells: {
              name: <span dir="auto">{name}</span>,
              as: t(attendeeType === 'parent' ? messages.parent : messages.student),
              list: isListed ? t(messages.yes) : '',
              came: came === null ? t(messages.notYet) : came ? t(messages.yes) : '',
              sessions: joined === null ? '' : joined.join(', '),
            },
          }))}
        />
      )}
    </Section>
  );
}

/** Who came to which session: how many by name, and a rounded number of the others. */
function ClassSessions({ sessions }: Pick<ShownClass, 'sessions'>) {
  const t = useTranslate();
  const number = new Intl.NumberFormat(useLocale());
  return (
    <Section title={t(messages.sessionsTitle)}>
      <DataTable
        caption={t(messages.sessionsTitle)}
        columns={[
          { key: 'session', title: t(messages.session) },
          { key: 'named', title: t(messages.cameNamed), figures: true },
          { key: 'others', title: t(messages.cameOthers), figures: true },
        ]}
        rows={sessions.map(({ number: session, title, named, others }) => ({
          id: String(session),
          cells: {
            session: `${session}. ${title}`,
            named: number.format(named),
            others: describeFigure(t, number, others),
          },
        }))}
      />
    </Section>
  );
}

/** A rounded figure in words. */
const describeFigure = (t: Translate, number: Intl.NumberFormat, figure: number | null) =>
  figure === null ? t(messages.tooFew) : t(messages.atLeast, { n: number.format(figure) });
