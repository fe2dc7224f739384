import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { overlayMessages } from './overlay.messages.ts';
import { useTranslate } from '../text/translate.tsx';
import { classNames } from '../layout/class-names.ts';
import css from './modal.module.css';

/** What every overlay is told. */
export interface ModalProps {
  /** Its heading, which also names it to screen readers. */
  readonly title: ReactNode;
  /** It was closed: by its button, by Escape or beside it. Take it out of the page. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/**
 * An overlay over the page until it is closed. It is open while it is mounted; the focus returns to
 * its previous element. The browser makes the rest of the page inert.
 */
export function Modal({ title, onClose, children, className }: ModalProps) {
  const t = useTranslate();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const downBeside = useRef(false);

  // Closed before it leaves the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classNames(css.modal, className)}
      aria-labelledby={id}
      onCancel={(event) => {
        // An input for files inside cancels, too.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      onClose={({ target }) => target === dialog.current && !dialog.current.open && onClose()}
      onPointerDown={({ target }) => (downBeside.current = target === dialog.current)}
      onClick={({ target }) => target === dialog.current && downBeside.current && onClose()}
    >
      <div className={css.sheet}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        <div className={css.body}>{children}</div>
        {/* Last, so that the first thing in the body has the focus. */}
        <IconButton
          icon="close"
          label={t(overlayMessages.close)}
          className={css.close}
          onClick={onClose}
        />
      </div>
    </dialog>
  );
}
