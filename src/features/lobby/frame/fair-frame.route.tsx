import { Outlet, useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/fair-frame.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { myQueuesQuery } from '../queue/queue-queries.ts';
import { Queues } from '../queue/queues.tsx';
import { AnswerToast } from './answer-toast.tsx';
import { FairBar } from './fair-bar.tsx';
import { frameQuery, type Frame } from './frame-query.ts';
import { useCountedTitle } from './use-counted-title.ts';
import { useMyFairNews } from './use-my-fair-news.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { data } = await call.ask(frameQuery, { slug: params.slug });
  const frame = data?.fairFrame ?? null;
  const mayWait = frame !== null && call.viewer?.role === 'STUDENTS';
  return {
    frame,
    /** Where a student waits for a call; null for everyone who can't. */
    queues: mayWait ? (await call.query(myQueuesQuery, { fairId: frame.fairId })).myQueues : null,
    now: call.now.toISOString(),
  };
}

/** After forms and when asked to, but not for each search among booths: news arrive by themselves. */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs): boolean =>
  (change.formMethod !== undefined && change.formMethod.toUpperCase() !== 'GET') ||
  change.currentUrl.href === change.nextUrl.href;

/** The frame of a live fair's pages; it stays mounted from one to the next. */
export default function FairFrame({ loaderData, params }: Route.ComponentProps) {
  const { frame, queues, now } = loaderData;
  return (
    <>
      {frame && <LiveFrame frame={frame} slug={params.slug} booth={params.boothId ?? null} />}
      <Queues fairId={frame?.fairId ?? ''} slug={params.slug} queues={queues} now={now}>
        <Outlet />
      </Queues>
    </>
  );
}

interface LiveFrameProps {
  readonly frame: Frame;
  readonly slug: string;
  /** The booth whose page is open. */
  readonly booth: string | null;
}

function LiveFrame({ frame, slug, booth }: LiveFrameProps) {
  const [search] = useSearchParams();
  const isPrivate = search.get('talk') === 'private';
  const { unread, answer, close } = useMyFairNews(frame, booth, isPrivate);
  useCountedTitle(unread);
  return (
    <>
      <FairBar frame={frame} slug={slug} unread={unread} />
      <AnswerToast answer={answer} slug={slug} onClose={close} />
    </>
  );
}
