import {
  lazy,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useNavigate } from 'react-router';
import type { Hands, Seen } from './hands.ts';
import { useHydrated } from './hydrated.ts';
import { loadQuietly } from './load-quietly.ts';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** For parts without which a page is as good: `import('…').catch(orNothing)`. */
export const orNothing = () => ({ default: () => null });

interface StillProps {
  /** Whether the part is about to be used: what draws it is loaded then, and takes its place. */
  readonly awake?: boolean;
}

/** `span` where a paragraph or a link is around it. */
type Tag = 'div' | 'span';

/**
 * A part of a page that stands as the server drew it: a browser that opened the page there loads
 * nothing of what draws it, until what it shows changes or it is used. A browser that came from
 * another page draws it like any other.
 *
 *     const Outlook = still(() => import('./parts/outlook.tsx'));
 *
 * Its links lead on without loading the document (those with `data-keep-scroll` do not scroll). It
 * shows its props and what never changes while a page is open, and needs no script before it is
 * `awake`. Its styles are there, for all pages share one sheet.
 */
export const still = <Props extends object>(load: Load<Props>, tag: Tag = 'div') =>
  part(load, tag, false);

/**
 * The same for what somebody uses: it wakes by itself when a pointer or the keyboard comes near. What
 * was pressed meanwhile is done then, and what was typed stays.
 */
export const asleep = <Props extends object>(load: Load<Props>) => part(load, 'div', true);

/** The same for what is around a page, which is as good without it. */
export const asleepAround = <Props extends object>(load: Load<Props>) =>
  part(load, 'div', true, () => load().catch(orNothing));

function part<Props extends object>(
  load: Load<Props>,
  tag: Tag,
  wakes: boolean,
  loadAnyway = load,
): ComponentType<Props & StillProps> {
  const Drawn = lazy(loadAnyway);
  return function Still({ awake = false, ...rest }: Props & StillProps) {
    const props = rest as Props;
    const [isKept] = useState(!useHydrated() && typeof document !== 'undefined');
    return isKept ? (
      <Kept load={load} props={props} awake={awake} tag={tag} wakes={wakes} />
    ) : (
      <Part tag={tag}>
        <Drawn {...props} />
      </Part>
    );
  };
}

interface PartProps {
  readonly tag: Tag;
  readonly children: ReactNode;
  readonly place?: RefObject<HTMLElement | null>;
}

function Part({ tag: Outer, children, place }: PartProps) {
  const ref = place as RefObject<HTMLDivElement> | undefined;
  return (
    <Outer className="still" ref={ref}>
      {children}
    </Outer>
  );
}

interface KeptProps<Props> {
  readonly load: Load<Props>;
  readonly props: Props;
  readonly awake: boolean;
  readonly tag: Tag;
  readonly wakes: boolean;
}

function Kept<Props extends object>({ load, props, awake, tag: Outer, wakes }: KeptProps<Props>) {
  const navigate = useNavigate();
  const [drawn] = useState(props);
  const [isUsed, use] = useState(false);
  const [Fresh, setFresh] = useState<ComponentType<Props>>();
  const place = useRef<HTMLDivElement>(null);
  const [hands] = useState<Hands>(() => ({ part: null, isDown: false, pressed: null }));
  const look = useRef<() => Seen>(undefined);
  const seen = useRef<Seen>(undefined);
  const isWanted = awake || isUsed || hasChanged(drawn, props);
  // What was done in it is looked at in the moment in which it goes.
  const leave = useCallback(
    (kept: HTMLDivElement | null) => {
      hands.part = kept;
      return () => {
        seen.current = look.current?.();
      };
    },
    [hands],
  );
  useEffect(() => {
    if (!isWanted) return;
    hands.isLeft = false;
    loadQuietly(() => Promise.all([load(), import('./take-over.ts')])).then(
      async ([{ default: found }, { default: handsOff }]) => {
        look.current = await handsOff(hands);
        // What it is made of may have to be loaded as well.
        startTransition(() => setFresh(() => found));
      },
      () => {
        // What is there is better than an error page.
        hands.isLeft = true;
        hands.pressed?.click();
        use(false);
      },
    );
  }, [isWanted, load, hands]);
  const [isCarried, setCarried] = useState(false);
  useLayoutEffect(() => {
    if (!Fresh || !place.current) return;
    seen.current?.carry(place.current);
    setCarried(true);
  }, [Fresh]);
  useEffect(() => {
    if (isCarried && place.current) seen.current?.press(place.current);
  }, [isCarried]);
  return Fresh ? (
    <Part key="fresh" tag={Outer} place={place}>
      {/* First as it stood, so that everything finds its place; what has changed changes there. */}
      <Fresh {...(isCarried ? props : drawn)} />
    </Part>
  ) : (
    <Outer
      key="kept"
      className="still"
      ref={leave}
      suppressHydrationWarning
      // React leaves alone what it finds in there.
      dangerouslySetInnerHTML={{ __html: '' }}
      {...(wakes && wakers(hands, () => use(true)))}
      onClick={(event) => {
        if (!isPlain(event) || (wakes && hold(event, hands))) return;
        const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-discover]');
        if (!link || link.target) return;
        event.preventDefault();
        // It was drawn for the page before: the one that takes its place leads on from this one.
        if (!hands.isLeft && hasChanged(drawn, props)) {
          hands.pressed = link;
          return;
        }
        void navigate(link.pathname + link.search + link.hash, {
          preventScrollReset: 'keepScroll' in link.dataset,
        });
      }}
    />
  );
}

function wakers(hands: Hands, use: () => void) {
  const lift = () => {
    // The click comes right after.
    setTimeout(() => (hands.isDown = false), 50);
  };
  return {
    onPointerEnter: use,
    onFocus: use,
    onPointerDown: () => {
      hands.isDown = true;
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onPointerLeave: lift,
    onChange: () => {
      hands.hasChosen = true;
    },
  };
}

const held = 'button:not([popovertarget]), [aria-haspopup], [type=checkbox], [type=radio]';

/** Keeps a press on what the browser cannot do alone; answers whether it did. */
function hold(event: MouseEvent, hands: Hands): boolean {
  const pressed = (event.target as Element).closest<HTMLElement>(held);
  if (!pressed || hands.isLeft) return false;
  event.preventDefault();
  hands.pressed = pressed;
  return true;
}

const hasChanged = <Props extends object>(before: Props, now: Props): boolean =>
  (Object.keys(now) as (keyof Props)[]).some((key) => before[key] !== now[key]);

/** Nothing special is asked for: no other tab, no menu. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey;
