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
import type { InteractionState, Seen } from './interaction-state.ts';
import { useHydrated } from './hydrated.ts';
import { loadQuietly } from './load-quietly.ts';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** For parts without which a page is as good: `import('…').catch(orNothing)`. */
export const orNothing = () => ({ default: () => null });

interface IslandProps {
  /** Whether the part is about to be used: then its code is loaded, and hydrates it. */
  readonly hydrated?: boolean;
}

/** `span` where a paragraph or a link is around it. */
type Tag = 'div' | 'span';

/**
 * A part of a page that stays as server-rendered HTML: a browser that opened the page there loads
 * none of its code, until its content changes or it is used. A browser that navigated from another
 * page renders it like any other.
 *
 *     const Outlook = island(() => import('./outlook.tsx'));
 *
 * Its links navigate without loading the document (those with `data-keep-scroll` do not scroll). It
 * shows its props and constants of the open page, and needs no script before it is `awake`. Its
 * styles are there, for all pages share one sheet.
 */
export const island = <Props extends object>(load: Load<Props>, tag: Tag = 'div') =>
  part(load, tag, false);

/**
 * The same for interactive parts: it hydrates when a pointer or the keyboard comes near. Earlier
 * presses are replayed then, and typed text stays.
 */
export const lazyIsland = <Props extends object>(load: Load<Props>) => part(load, 'div', true);

/** The same for what is around a page, which is as good without it. */
export const optionalIsland = <Props extends object>(load: Load<Props>) =>
  part(load, 'div', true, () => load().catch(orNothing));

function part<Props extends object>(
  load: Load<Props>,
  tag: Tag,
  hydratesOnUse: boolean,
  loadAnyway = load,
): ComponentType<Props & IslandProps> {
  const Drawn = lazy(loadAnyway);
  return function Island({ hydrated = false, ...rest }: Props & IslandProps) {
    const props = rest as Props;
    const [isStatic] = useState(!useHydrated() && typeof document !== 'undefined');
    return isStatic ? (
      <StaticPart
        load={load}
        props={props}
        hydrated={hydrated}
        tag={tag}
        hydratesOnUse={hydratesOnUse}
      />
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
    <Outer className="island" ref={ref}>
      {children}
    </Outer>
  );
}

interface StaticPartProps<Props> {
  readonly load: Load<Props>;
  readonly props: Props;
  readonly hydrated: boolean;
  readonly tag: Tag;
  readonly hydratesOnUse: boolean;
}

function StaticPart<Props extends object>({
  load,
  props,
  hydrated,
  tag: Outer,
  hydratesOnUse,
}: StaticPartProps<Props>) {
  const navigate = useNavigate();
  const [drawn] = useState(props);
  const [isUsed, use] = useState(false);
  const [Fresh, setFresh] = useState<ComponentType<Props>>();
  const place = useRef<HTMLDivElement>(null);
  const [interaction] = useState<InteractionState>(() => ({
    part: null,
    isDown: false,
    pressed: null,
  }));
  const look = useRef<() => Seen>(undefined);
  const seen = useRef<Seen>(undefined);
  const isWanted = hydrated || isUsed || hasChanged(drawn, props);
  // Reads its interaction state at the moment it is replaced.
  const leave = useCallback(
    (kept: HTMLDivElement | null) => {
      interaction.part = kept;
      return () => {
        seen.current = look.current?.();
      };
    },
    [interaction],
  );
  useEffect(() => {
    if (!isWanted) return;
    interaction.isLeft = false;
    loadQuietly(() => Promise.all([load(), import('./take-over.ts')])).then(
      async ([{ default: found }, { default: transferState }]) => {
        look.current = await transferState(interaction);
        // Its dependencies may have to be loaded as well.
        startTransition(() => setFresh(() => found));
      },
      () => {
        // The existing markup is better than an error page.
        interaction.isLeft = true;
        interaction.pressed?.click();
        use(false);
      },
    );
  }, [isWanted, load, interaction]);
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
      className="island"
      ref={leave}
      suppressHydrationWarning
      // React leaves alone what it finds in there.
      dangerouslySetInnerHTML={{ __html: '' }}
      {...(hydratesOnUse && wakers(interaction, () => use(true)))}
      onClick={(event) => {
        if (!isPlain(event) || (hydratesOnUse && hold(event, interaction))) return;
        const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-discover]');
        if (!link || link.target) return;
        event.preventDefault();
        // It belongs to the previous page: its replacement handles the link.
        if (!interaction.isLeft && hasChanged(drawn, props)) {
          interaction.pressed = link;
          return;
        }
        void navigate(link.pathname + link.search + link.hash, {
          preventScrollReset: 'keepScroll' in link.dataset,
        });
      }}
    />
  );
}

function wakers(interaction: InteractionState, use: () => void) {
  const lift = () => {
    // The click comes right after.
    setTimeout(() => (interaction.isDown = false), 50);
  };
  return {
    onPointerEnter: use,
    onFocus: use,
    onPointerDown: () => {
      interaction.isDown = true;
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onPointerLeave: lift,
    onChange: () => {
      interaction.hasChosen = true;
    },
  };
}

const held = 'button:not([popovertarget]), [aria-haspopup], [type=checkbox], [type=radio]';

/** Stores a press that the browser cannot handle alone; returns whether it did. */
function hold(event: MouseEvent, interaction: InteractionState): boolean {
  const pressed = (event.target as Element).closest<HTMLElement>(held);
  if (!pressed || interaction.isLeft) return false;
  event.preventDefault();
  interaction.pressed = pressed;
  return true;
}

const hasChanged = <Props extends object>(before: Props, now: Props): boolean =>
  (Object.keys(now) as (keyof Props)[]).some((key) => before[key] !== now[key]);

/** Nothing special is asked for: no other tab, no menu. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey;
