import { Modal, type ModalProps } from './modal.tsx';
import { classNames } from '../layout/class-names.ts';
import css from './modal.module.css';

type SheetProps = Omit<ModalProps, 'className'> & {
  /** 240 wide, as the drawer of the menu is; otherwise wide enough for filters. */
  readonly narrow?: boolean;
  /** On phones it comes from below, as high as what is in it. */
  readonly rises?: boolean;
};

/** A drawer from the end of the line (the right, in English). Load it when it is first used (`useOverlay`). */
export const Sheet = ({ narrow, rises, ...props }: SheetProps) => (
  <Modal {...props} className={classNames(css.drawer, narrow && css.narrow, rises && css.rising)} />
);
