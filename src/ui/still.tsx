import {
  lazy,
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
import { useHydrated } from './hydrated.ts';

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
export function still<Props extends object>(
  load: Load<Props>,
  tag: Tag = 'div',
): ComponentType<Props & StillProps> {
  const Drawn = lazy(load);
  return function Still({ awake = false, ...rest }: Props & StillProps) {
    const props = rest as Props;
    const [isKept] = useState(!useHydrated() && typeof document !== 'undefined');
    return isKept ? (
      <Kept load={load} props={props} awake={awake} tag={tag} />
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
}

function Kept<Props extends object>({ load, props, awake, tag: Outer }: KeptProps<Props>) {
  const navigate = useNavigate();
  const [drawn] = useState(props);
  const [Fresh, setFresh] = useState<ComponentType<Props>>();
  const place = useRef<HTMLDivElement>(null);
  const focused = useRef(-1);
  const isWanted = awake || hasChanged(drawn, props);
  useEffect(() => {
    if (!isWanted) return;
    // What is there is better than an error page.
    load().then(({ default: found }) => {
      focused.current = focusable(place.current).indexOf(document.activeElement);
      setFresh(() => found);
    }, noop);
  }, [isWanted, load]);
  useLayoutEffect(() => {
    // Whoever was in there by keyboard stays where they were.
    const element = focusable(place.current)[focused.current];
    if (Fresh && element instanceof HTMLElement) element.focus({ preventScroll: true });
  }, [Fresh]);
  return Fresh ? (
    <Part key="fresh" tag={Outer} place={place}>
      <Fresh {...props} />
    </Part>
  ) : (
    <Outer
      key="kept"
      className="still"
      ref={place}
      suppressHydrationWarning
      // React leaves alone what it finds in there.
      dangerouslySetInnerHTML={{ __html: '' }}
      onClick={(event) => {
        const link = linkOf(event);
        if (!link) return;
        event.preventDefault();
        void navigate(link.pathname + link.search + link.hash, {
          preventScrollReset: 'keepScroll' in link.dataset,
        });
      }}
    />
  );
}

const noop = () => {};

const hasChanged = <Props extends object>(before: Props, now: Props): boolean =>
  (Object.keys(now) as (keyof Props)[]).some((key) => before[key] !== now[key]);

const focusable = (part: Element | null): (Element | null)[] => [
  ...(part?.querySelectorAll('a, button, input, select, summary') ?? []),
];

/** The link of the router that is followed by a click, if nothing special is asked for. */
function linkOf({ target, ...event }: MouseEvent): HTMLAnchorElement | null {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-discover]');
  const isPlain = event.button === 0 && !event.metaKey && !event.altKey;
  return link && !link.target && isPlain && !event.ctrlKey && !event.shiftKey ? link : null;
}
