import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/fair-frame.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { AnswerToast } from './answer-toast.tsx';
import { FairBar } from './fair-bar.tsx';
import { frameQuery, type Frame } from './frame-query.ts';
import { useCountedTitle } from './use-counted-title.ts';
import { useMyFairNews } from './use-my-fair-news.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { data } = await context.get(pageCall).ask(frameQuery, { slug: params.slug });
  return { frame: data?.fairFrame ?? null };
}

/** After forms and when asked to, but not for each search among booths: news arrive by themselves. */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs): boolean =>
  (change.formMethod !== undefined && change.formMethod.toUpperCase() !== 'GET') ||
  change.currentUrl.href === change.nextUrl.href;

/** The frame of a live fair's pages; it stays mounted from one to the next. */
export default function FairFrame({ loaderData, params }: Route.ComponentProps) {
  const { frame } = loaderData;
  return (
    <>
      {frame && <LiveFrame frame={frame} slug={params.slug} booth={params.boothId ?? null} />}
      <Outlet />
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
  const { unread, answer, close } = useMyFairNews(frame, booth);
  useCountedTitle(unread);
  return (
    <>
      <FairBar frame={frame} slug={slug} unread={unread} />
      <AnswerToast answer={answer} slug={slug} onClose={close} />
    </>
  );
}
