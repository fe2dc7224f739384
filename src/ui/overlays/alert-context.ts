import { createContext, use } from 'react';

/** Something to tell a person (section 3 of the specification). */
export interface Alert {
  readonly type: 'success' | 'info' | 'warning' | 'error';
  readonly message: string;
  /** A line under it: what to do next. */
  readonly detail?: string;
  /** Milliseconds until it goes on its own, 5000 without it; null: it stays until it is closed. */
  readonly duration?: number | null;
}

/** Shows an alert in place of the current one; null removes it. */
export type ShowAlert = (alert: Alert | null) => void;

/** Filled in by `AlertProvider`. */
export const AlertContext = createContext<{
  readonly alert: Alert | null;
  readonly show: ShowAlert;
} | null>(null);

/** Shows alerts on a page: `const alert = useAlert(); alert({ type: 'success', message })`. */
export const useAlert = (): ShowAlert => useAlerts().show;

/** The current alert, and how to change it. */
export function useAlerts() {
  const alerts = use(AlertContext);
  if (!alerts) throw new Error('This stands outside an AlertProvider.');
  return alerts;
}
