import {
  Suspense,
  lazy,
  useCallback,
  useMemo,
  useState,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react';

/** What a component that is shown over the page is given. */
export interface OverlayProps {
  readonly onClose: () => void;
}

/**
 * Something over the page whose code is loaded when it is first used:
 *
 *     const subscribe = useOverlay(() => import('./subscribe-dialog.tsx'));
 *     <a href="/subscribe" {...subscribe.opener}>Subscribe</a> {subscribe.overlay}
 *
 * @param load must be the same function at each render, or be declared outside the component
 */
export function useOverlay<Props extends OverlayProps = OverlayProps>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  props: Omit<Props, 'onClose'>,
): {
  readonly open: () => void;
  readonly close: () => void;
  readonly isOpen: boolean;
  /** For the link or button that opens it: preloads, and keeps a link from leaving the page. */
  readonly opener: {
    readonly onPointerEnter: () => void;
    readonly onFocus: () => void;
    readonly onClick: (event: MouseEvent<HTMLElement>) => void;
    readonly 'aria-haspopup': 'dialog';
  };
  readonly overlay: ReactNode;
} {
  const [isOpen, setOpen] = useState(false);
  const Overlay = useMemo(() => lazy(load), [load]);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  const ahead = () => void load().catch(() => {});
  const all = { ...props, onClose: close } as Props;
  return {
    open,
    close,
    isOpen,
    opener: {
      onPointerEnter: ahead,
      onFocus: ahead,
      onClick(event) {
        // Into another tab goes the page that the link leads to.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        // Safari does not do it, and the focus would have nowhere to return to.
        event.currentTarget.focus();
        open();
      },
      'aria-haspopup': 'dialog',
    },
    overlay: isOpen && (
      <Suspense fallback={null}>
        <Overlay {...all} />
      </Suspense>
    ),
  };
}
