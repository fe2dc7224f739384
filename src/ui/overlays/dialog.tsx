import { Modal, type ModalProps } from './modal.tsx';
import css from './modal.module.css';

/**
 * A dialog over the page, at most 500 wide. Load the component that shows it when it is first used
 * (`useOverlay`).
 */
export const Dialog = (props: ModalProps) => <Modal {...props} className={css.dialog} />;
