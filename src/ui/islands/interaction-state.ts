/** User input in a part whose code is not loaded yet. */
export interface InteractionState {
  part: Element | null;
  /** A finger or a button of the mouse is down. */
  isDown: boolean;
  /** Something was chosen in a list that the browser opened. */
  hasChosen?: boolean;
  /** The pending press. */
  pressed: HTMLElement | null;
  /** The code cannot be had: the browser does what it can. */
  isLeft?: boolean;
}

/** The interaction state of a part when it is replaced, and how its replacement receives it. */
export interface Seen {
  readonly carry: (fresh: Element) => void;
  readonly press: (fresh: Element) => void;
}
