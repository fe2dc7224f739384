import { Link, redirect } from 'react-router';
import type { Route } from './+types/questions.route.ts';
import { smallLogo } from '../../colleges/card-view.ts';
import { boothChatPath } from '../../booths/booth-path.ts';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { dateFormat } from '../../../platform/i18n/date-format.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { PageHead, Wrap } from '../../../ui/layout/page.tsx';
import { Tag } from '../../../ui/marks/tag.tsx';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { drawPennant } from '../../../ui/pennants/draw-pennant.ts';
import { Pennant } from '../../../ui/pennants/pennant.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { isSameDay } from '../../../ui/time/format-times.ts';
import { useZone } from '../../../ui/time/zone.tsx';
import { conversationFairQuery, myConversationsQuery } from './my-conversations-query.ts';
import { conversationListMessages as messages } from './my-conversations.messages.ts';
import { queueByForm } from '../queue/queue-by-form.ts';
import { privateChatPath } from '../threads/thread.ts';
import css from './questions.module.css';

export async function loader({ context, params }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { visitFair } = await call.query(conversationFairQuery, { slug: params.slug });
  if (!visitFair) throw new Response(null, { status: 404 });
  const { standing, fair } = visitFair;
  const isFamily = ['STUDENTS', 'PARENTS', 'COUNSELORS'].includes(call.viewer?.role ?? '');
  if (!isFamily || standing === 'rep' || standing === 'admin')
    throw new Response(null, { status: 404 });
  // The entrance says how to register, or that the fair is canceled.
  if (standing === null || fair.cancelledAt !== null) throw redirect(fairPaths(fair.slug).visit);
  const { myConversations } = await call.query(myConversationsQuery, { fairId: fair.id });
  const t = translatorFor(call.locale);
  return {
    meta: pageMeta({
      ...call,
      title: t(messages.title),
      description: t(messages.description),
      path: fairPaths(fair.slug).questions,
      noindex: true,
    }),
    fair,
    now: call.now.toISOString(),
    conversations: myConversations.map(({ college, ...one }) => ({
      ...one,
      name: college.name,
      art: drawPennant(college.name, 'fly', smallLogo(college.logo, 128)),
    })),
  };
}

/** The forms of the strip below the page. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { slug } = params;
  const form = await request.formData();
  return queueByForm(context.get(pageCall), form, { back: fairPaths(slug).questions, slug });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

type Conversation = Route.ComponentProps['loaderData']['conversations'][number];

/** `/app/fairs/visit/{slug}/questions`: someone's own conversations at a fair. */
export default function Questions({ loaderData }: Route.ComponentProps) {
  const { fair, conversations, now } = loaderData;
  const t = useTranslate();
  const { visit } = fairPaths(fair.slug);
  return (
    <Wrap narrow>
      <PageHead
        title={t(messages.title)}
        lead={t(messages.lead, { fair: fair.name })}
        trail={<Breadcrumbs trail={[{ label: fair.name, to: visit }]} />}
      />
      {conversations.length === 0 ? (
        <EmptyState
          title={t(messages.emptyTitle)}
          action={
            <ButtonLink to={`${visit}#booths`} icon="flag">
              {t(messages.toBooths)}
            </ButtonLink>
          }
        >
          {t(messages.empty)}
        </EmptyState>
      ) : (
        <ul role="list" className={css.list}>
          {conversations.map((one) => (
            <Item
              key={`${one.kind} ${one.boothId}`}
              one={one}
              slug={fair.slug}
              zone={fair.timeZone}
              now={now}
            />
          ))}
        </ul>
      )}
    </Wrap>
  );
}

interface ItemProps {
  readonly one: Conversation;
  readonly slug: string;
  readonly zone: string;
  readonly now: string;
}

function Item({ one, slug, zone, now }: ItemProps) {
  const t = useTranslate();
  const { name, art, question, answer, lastAt, unread } = one;
  const isPrivate = one.kind === 'PRIVATE';
  return (
    <li className={classNames(css.item, unread > 0 && css.unread)}>
      <Pennant art={art} width={72} className={css.pennant} />
      <div className={css.words}>
        <h2>
          <Link to={linkTo(slug, one)}>{name}</Link>
        </h2>
        <p className={css.state}>
          {isPrivate && <Tag icon="lock">{t(messages.private)}</Tag>}
          {unread > 0 && <Tag>{t(messages.unread, { count: unread })}</Tag>}
          <Time at={lastAt} zone={zone} now={now} />
        </p>
        <p className={css.question} dir="auto">
          {t(isPrivate ? messages.youPrivately : messages.you)} {question.text}
        </p>
        <p className={answer ? css.answer : css.waits} dir="auto">
          {answer ? (
            <>
              <span className="visually-hidden">{t(messages.answer)} </span>
              {answer.text}
            </>
          ) : (
            t(messages.waits)
          )}
        </p>
      </div>
    </li>
  );
}

/** The conversation at its last words; by a page of its own if they are no longer among the latest. */
function linkTo(slug: string, { kind, boothId, question, answer }: Conversation): string {
  const before = answer?.before == null ? '' : `&before=${answer.before}`;
  const chatPath = kind === 'PRIVATE' ? privateChatPath : boothChatPath;
  return `${chatPath(slug, boothId)}${before}#m-${(answer ?? question).id}`;
}

function Time({ at, zone, now }: { readonly at: string } & Pick<ItemProps, 'zone' | 'now'>) {
  const locale = useLocale();
  const timeZone = useZone() ?? zone;
  const day = isSameDay(timeZone, at, now) ? {} : ({ month: 'short', day: 'numeric' } as const);
  return (
    <time dateTime={at} suppressHydrationWarning>
      {dateFormat(locale, { ...day, hour: 'numeric', minute: '2-digit', timeZone }).format(
        new Date(at),
      )}
    </time>
  );
}
