import type { DocumentOf, ResultOf, VariablesOf } from './graphql.ts';
import type { LiveDocument, Subscription } from './live-client.ts';

/** Declares a subscription, typed by the committed schema; it takes `$after: String`. */
export const liveDocument = <const Text extends string>(
  text: Text,
): LiveDocument<ResultOf<DocumentOf<Text>>, VariablesOf<DocumentOf<Text>>> => ({ text });

/**
 * Follows a subscription over the tab's one connection, which reconnects by itself and resumes
 * after the last update, so that nothing is missing and nothing arrives twice.
 * @returns unsubscribes
 */
export function subscribe<Data, Variables>(
  subscription: Subscription<Data, Variables>,
): () => void {
  let leave: (() => void) | null = null;
  let isGone = false;
  // Pages that follow nothing do without the client.
  void import('./live-client.ts').then(
    ({ liveClient }) => {
      if (!isGone) leave = liveClient().subscribe(subscription);
    },
    () => subscription.lost?.(true),
  );
  return () => {
    isGone = true;
    leave?.();
  };
}
