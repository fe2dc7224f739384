/** What someone does in a part whose code is not there yet. */
export interface InteractionState {
  part: Element | null;
  /** A finger or a button of the mouse is down. */
  isDown: boolean;
  /** Something was chosen in a list that the browser opened. */
  hasChosen?: boolean;
  /** What was pressed, and waits. */
  pressed: HTMLElement | null;
  /** The code cannot be had: the browser does what it can. */
  isLeft?: boolean;
}

/** What was seen in a part when it went, and how what comes in its place gets it. */
export interface Seen {
  readonly carry: (fresh: Element) => void;
  readonly press: (fresh: Element) => void;
}
