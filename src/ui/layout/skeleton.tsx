import type { CSSProperties, ReactNode } from 'react';
import { loadingMessages } from './loading.messages.ts';
import { useTranslate } from '../text/translate.tsx';
import css from './skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths; a line of text without them. */
  readonly width?: string;
  readonly height?: string;
  readonly round?: boolean;
}

/** A grey piece where something will be, in the size it will have. */
export function Skeleton({ width = '100%', height = '1em', round }: SkeletonProps) {
  return (
    <span
      className={css.piece}
      style={{ '--piece-width': width, '--piece-height': height } as CSSProperties}
      data-round={round ? '' : undefined}
    />
  );
}

/** Placeholders in the shape of the content being loaded, announced as loading. */
export function Loading({ children, what }: { children: ReactNode; what?: string }) {
  const t = useTranslate();
  return (
    <div role="status">
      <span className="visually-hidden">{what ?? t(loadingMessages.loading)}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
