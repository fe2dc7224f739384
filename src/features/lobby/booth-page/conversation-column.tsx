import type { ReactNode } from 'react';
import css from './conversation-column.module.css';

/**
 * The column of a booth in which people talk. From 960 pixels up it is as high as the window below the
 * page's header and stays in view; its last child takes the height that the others leave.
 */
export function ConversationColumn({ children }: { readonly children: ReactNode }) {
  return (
    <div className={css.side}>
      <div className={css.column}>{children}</div>
    </div>
  );
}
