import type { ReactNode } from 'react';
import css from './conversation-column.module.css';

/**
 * The column of a booth in which people talk, as high as the window below the page's header; on phones,
 * below the booth's own header. Its last child takes the height that the others leave.
 */
export function ConversationColumn({ children }: { readonly children: ReactNode }) {
  return (
    <div className={css.side} data-side="chat">
      <div className={css.column}>{children}</div>
    </div>
  );
}
