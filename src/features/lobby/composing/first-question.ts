import { sharingPath } from '../../students/sharing-path.ts';
import { flashCookie } from '../../../platform/pages/flash.ts';
import { graphql } from '../../../platform/pages/graphql.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { conversationMessages as messages } from '../conversation/conversation.messages.ts';

const asksQuery = graphql(`
  query AsksToShare($slug: String!, $boothId: ID!) {
    boothVisit(slug: $slug, boothId: $boothId) {
      asksToShare
      fair {
        id
      }
      college {
        id
      }
    }
  }
`);

/** Where a message is sent from. */
interface AtBooth {
  readonly slug: string;
  readonly boothId: string;
  /** The page it returns to. */
  readonly back: string;
}

/**
 * Where a message without JavaScript leads once it is sent: back, or, for a student's first question
 * to a college, by the page that asks whether to share contact details with it. To be read before the
 * message is sent, which is then no longer to come.
 */
export async function readFirstQuestion(call: PageCall, { slug, boothId, back }: AtBooth) {
  if (call.viewer?.role !== 'STUDENTS') return { path: back, headers: {} };
  const { data: found } = await call.ask(asksQuery, { slug, boothId });
  if (!found?.boothVisit.asksToShare) return { path: back, headers: {} };
  const { college, fair } = found.boothVisit;
  const message = translatorFor(call.locale)(messages.sent);
  return {
    path: sharingPath(college.id, { action: 'asked', fairId: fair.id, back }),
    headers: { 'set-cookie': flashCookie({ type: 'success', message }) },
  };
}
