import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from '../marks/icon.tsx';
import css from './notice.module.css';

type Kind = 'success' | 'info' | 'warning' | 'error';

interface NoticeProps {
  readonly kind?: Kind;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons or links under the words. */
  readonly action?: ReactNode;
  /** Announced when it appears after the page: errors at once, the rest at the next pause. */
  readonly live?: boolean;
}

const icons: Readonly<Record<Kind, IconName>> = {
  success: 'check-circle',
  info: 'info',
  warning: 'warning',
  error: 'error',
};

/** A notice, next to its subject. The answer to an action is an `AlertBanner`. */
export function Notice({ kind = 'info', title, children, action, live }: NoticeProps) {
  const role = kind === 'error' ? 'alert' : 'status';
  return (
    <div className={classNames(css.notice, css[kind])} role={live ? role : undefined}>
      <Icon name={icons[kind]} className={css.icon} />
      <div className={css.words}>
        {title && <p className={css.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={css.action}>{action}</div>}
      </div>
    </div>
  );
}
