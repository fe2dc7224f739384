import { useRefreshEvery } from '../../../ui/navigation/use-refresh.ts';

/** Reads the page's data again every three seconds, for two minutes, while a payment is pending. */
export const useLookAgain = (isWaiting: boolean): void =>
  useRefreshEvery(3_000, { isOn: isWaiting, atMost: 40 });
