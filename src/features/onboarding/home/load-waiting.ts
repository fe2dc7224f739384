import { graphql } from '../../../platform/pages/graphql.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import type { FairSummary } from './home-queries.ts';

const waitingQuery = graphql(`
  query WaitingAtBooth($boothId: ID!) {
    boothConversation(boothId: $boothId, show: TO_ANSWER) {
      desk {
        toAnswer
        oldestAt
      }
    }
    boothThreads(boothId: $boothId, show: OPEN) {
      counts {
        open
        oldestAt
      }
    }
  }
`);

/** How many questions wait at the college's booth of a fair that is on, and how long the longest does; null: none. */
export async function loadWaiting(
  call: PageCall,
  fair: FairSummary | undefined,
  booths: readonly { readonly id: string; readonly slug: string }[],
) {
  if (!fair || new Date(fair.startTime) > call.now) return null;
  const booth = booths.find(({ slug }) => slug === fair.slug);
  if (!booth) return null;
  const { data } = await call.ask(waitingQuery, { boothId: booth.id });
  const desk = data?.boothConversation.desk;
  const counts = data?.boothThreads?.counts;
  const [oldest] = [desk?.oldestAt, counts?.oldestAt].flatMap((at) => at ?? []).sort();
  if (!oldest) return null;
  const minutes = Math.max(0, Math.floor((call.now.getTime() - Date.parse(oldest)) / 60_000));
  return { count: (desk?.toAnswer ?? 0) + (counts?.open ?? 0), minutes };
}
