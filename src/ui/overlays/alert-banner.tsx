import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { AlertContext, useAlerts, type Alert } from './alert-context.ts';
import { classNames } from '../layout/class-names.ts';
import { Icon, type IconName } from '../marks/icon.tsx';
import { useHydrated } from '../layout/hydrated.ts';
import { overlayMessages } from './overlay.messages.ts';
import { useTranslate } from '../text/translate.tsx';
import css from './alert-banner.module.css';

/** How long an alert stays (section 4 of the specification). */
const usualDuration = 5000;

interface AlertProviderProps {
  /** The server's message on this page; another object is another alert. */
  readonly initialAlert?: Alert | null;
  readonly children: ReactNode;
}

/** Stores the alert of the page. */
export function AlertProvider({ initialAlert = null, children }: AlertProviderProps) {
  const [alert, show] = useState(initialAlert);
  const [told, setTold] = useState(initialAlert);
  if (told !== initialAlert) {
    setTold(initialAlert);
    if (initialAlert) show(initialAlert);
  }
  const alerts = useMemo(() => ({ alert, show }), [alert]);
  return <AlertContext value={alerts}>{children}</AlertContext>;
}

const icons: Readonly<Record<Alert['type'], IconName>> = {
  success: 'check-circle',
  info: 'info',
  warning: 'warning',
  error: 'error',
};

/** Where alerts appear: once, sticky at the top of the page. An alert stays while hovered. */
export function AlertBanner() {
  const { alert, show } = useAlerts();
  // The alert they are on: another one starts anew, though the pointer never left.
  const [pointedAt, setPointedAt] = useState<Alert | null>(null);
  const [focused, setFocused] = useState<Alert | null>(null);
  const held = alert !== null && (pointedAt === alert || focused === alert);
  const duration = alert?.duration === undefined ? usualDuration : alert.duration;

  useEffect(() => {
    if (!alert || held || duration === null) return;
    const timer = setTimeout(() => show(null), duration);
    return () => clearTimeout(timer);
  }, [alert, held, duration, show]);

  const urgent = alert?.type === 'error' || alert?.type === 'warning';
  const shown = alert && <Shown alert={alert} onClose={() => show(null)} />;
  return (
    <div
      className={css.place}
      onPointerEnter={() => setPointedAt(alert)}
      onPointerMove={() => setPointedAt(alert)}
      onPointerLeave={() => setPointedAt(null)}
      onFocus={() => setFocused(alert)}
      onBlur={() => setFocused(null)}
    >
      <div role="status">{!urgent && shown}</div>
      <div role="alert">{urgent && shown}</div>
    </div>
  );
}

function Shown({ alert, onClose }: { alert: Alert; onClose: () => void }) {
  const t = useTranslate();
  const hydrated = useHydrated();
  return (
    <div className={classNames(css.banner, css[alert.type])}>
      <Icon name={icons[alert.type]} size={24} label={t(overlayMessages[alert.type])} />
      <div className={css.words}>
        <p>{alert.message}</p>
        {alert.detail !== undefined && <p className={css.detail}>{alert.detail}</p>}
      </div>
      {hydrated && (
        <button
          type="button"
          className={css.close}
          aria-label={t(overlayMessages.close)}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
