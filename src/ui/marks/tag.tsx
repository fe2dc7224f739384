import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import css from './tag.module.css';

interface TagProps {
  readonly children: ReactNode;
  /** `lawn`: here and open. `live`: in progress right now, and nothing else. `sun`: "you". */
  readonly kind?: 'plain' | 'lawn' | 'primary' | 'blue' | 'sun' | 'live';
  readonly icon?: IconName;
}

/** A word or two on what something is. Nothing happens when it is pressed. */
export function Tag({ children, kind = 'plain', icon }: TagProps) {
  return (
    <span className={classNames(css.tag, css[kind])}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
