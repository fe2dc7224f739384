import type { Translate } from '../../../platform/i18n/translator-for.ts';
import type { ShownWebhook } from './connections-queries.ts';
import { deliveryMessages as messages } from './delivery.messages.ts';

type Attempt = ShownWebhook['attempts'][number];

/** Why a delivery failed, in a sentence. */
export function describeProblem(
  t: Translate,
  { problem, status }: { problem: NonNullable<Attempt['problem']>; status: Attempt['status'] },
): string {
  const sentences = {
    redirect: messages.whyRedirect,
    private: messages.whyPrivate,
    timeout: messages.whyTimeout,
    connection: messages.whyConnection,
  };
  return problem === 'status'
    ? t(messages.whyStatus, { status: String(status) })
    : t(sentences[problem]);
}
