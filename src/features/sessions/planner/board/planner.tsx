import {
  DndContext,
  DragOverlay,
  PointerSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { useEffect, useMemo, useState } from 'react';
import { Notice } from '../../../../ui/layout/notice.tsx';
import { useLocale, useTranslate } from '../../../../ui/text/translate.tsx';
import { placedAt } from '../apply-operation.ts';
import { findConflicts } from '../find-conflicts.ts';
import { comparePlans, toPublished } from '../plan-difference.ts';
import type { PlanOperation, Spot } from '../plan-shapes.ts';
import { Board, Tray } from './board.tsx';
import { FindingsList } from './findings-list.tsx';
import type { LoadedPlan } from './load-plan.ts';
import { CardFace } from './plan-card.tsx';
import { readSpot } from './plan-forms.ts';
import { PlanHead } from './plan-head.tsx';
import { PublishPanel } from './publish-panel.tsx';
import { moveTo, useKeyboardMove, type Carried } from './use-keyboard-move.ts';
import { useMoves, useOthersChanges } from './use-moves.ts';
import css from './board.module.css';
import { planMessages as messages } from './plan.messages.ts';

interface PlannerProps {
  readonly loaded: LoadedPlan;
  readonly now: string;
}

/** Who can't see a drag moves by keyboard, which says by name what it does; the library knows ids alone. */
const silent = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

/** The 6x6 fair planner: the header with figures, the board, findings, and publishing. */
export function Planner({ loaded, now }: PlannerProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { exhibitors, timeZone } = loaded;
  const moves = useMoves(loaded);
  const { plan, send } = moves;
  const change = (operation: PlanOperation) => send({ intent: 'change', operation });
  const { carried, ended, onKeyDown } = useKeyboardMove(plan, change);
  const [dragged, setDragged] = useState<string | null>(null);
  useOthersChanges(loaded, carried !== null || dragged !== null || moves.isSending);
  useShortcuts(send);
  const findings = useMemo(
    () => findConflicts(plan, exhibitors, { t, locale, zone: timeZone }),
    [plan, exhibitors, t, locale, timeZone],
  );
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    // A finger that moves at once scrolls instead of dragging.
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  );
  const inAir = exhibitors.find(({ id }) => id === dragged);
  const tools = {
    slug: loaded.slug,
    carriedId: carried?.exhibitorId ?? null,
    onKeyDown,
    findingsOf: (id: string) => findings.filter(({ exhibitorId }) => exhibitorId === id),
  };
  // Who was told a slot and has another one in the plan.
  const { changed, removed } = comparePlans(
    loaded.published,
    toPublished(plan, loaded.published),
    exhibitors.map(({ id }) => id),
  );
  const toldBefore = changed.length + removed.length;
  const placed = new Set(plan.placements.map(({ exhibitorId }) => exhibitorId));
  const drop = ({ active, over }: DragEndEvent) => {
    setDragged(null);
    if (!over) return;
    const target = String(over.id);
    const to = target === 'tray' ? null : readSpot(target.replace('spot ', ''));
    const operation = moveTo(plan, String(active.id), to);
    if (operation) change(operation);
  };
  return (
    <>
      <PlanHead loaded={loaded} moves={moves} findings={findings} now={now} />
      {moves.refused && (
        <Notice kind="error" live>
          {moves.refused}
        </Notice>
      )}
      {moves.told && (
        <Notice kind="success" live>
          {moves.told} {toldBefore > 0 && t(messages.toldBefore, { count: toldBefore })}
        </Notice>
      )}
      <DndContext
        id="plan"
        accessibility={silent}
        sensors={sensors}
        onDragStart={({ active }) => setDragged(String(active.id))}
        onDragCancel={() => setDragged(null)}
        onDragEnd={drop}
      >
        <div className={css.planner}>
          <Tray
            cards={exhibitors.filter(({ id }) => !placed.has(id))}
            hasAny={exhibitors.length > 0}
            tools={tools}
            isAimed={carried !== null && carried.at === null}
          />
          <Board loaded={loaded} plan={plan} tools={tools} aimed={carried?.at ?? null} />
        </div>
        <DragOverlay dropAnimation={null}>
          {inAir && (
            <div className={`${css.card ?? ''} ${css.inAir ?? ''}`}>
              <CardFace card={inAir} worst={undefined}>
                {inAir.name}
              </CardFace>
            </div>
          )}
        </DragOverlay>
      </DndContext>
      <CarriedBar
        carried={carried}
        ended={ended}
        nameOf={(id) => exhibitors.find((one) => one.id === id)?.name ?? ''}
        other={
          carried?.at
            ? (exhibitors.find(
                ({ id }) =>
                  id === placedAt(plan, carried.at ?? { session: 0, place: 0 })?.exhibitorId &&
                  id !== carried.exhibitorId,
              )?.name ?? null)
            : null
        }
      />
      <div className={css.bottom}>
        <FindingsList loaded={loaded} findings={findings} send={send} />
        <PublishPanel loaded={loaded} plan={plan} findings={findings} isSending={moves.isSending} />
      </div>
    </>
  );
}

/** Ctrl+Z and Ctrl+Shift+Z, outside of text inputs. */
function useShortcuts(send: (sent: { readonly intent: 'undo' | 'redo' }) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element && event.target.closest('input, textarea, select');
      const key = event.key.toLowerCase();
      if (isTyping || !(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return;
      event.preventDefault();
      send({ intent: key === 'y' || event.shiftKey ? 'redo' : 'undo' });
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [send]);
}

interface CarriedBarProps {
  readonly carried: Carried | null;
  readonly ended: ReturnType<typeof useKeyboardMove>['ended'];
  readonly nameOf: (exhibitorId: string) => string;
  /** The exhibitor at the drop target. */
  readonly other: string | null;
}

/** Shows the position of a card moved by keyboard, and the keys; screen readers announce moves. */
function CarriedBar({ carried, ended, nameOf, other }: CarriedBarProps) {
  const t = useTranslate();
  const where = (at: Spot | null, over: string | null = null) =>
    at === null
      ? t(messages.isInTray)
      : over === null
        ? t(messages.isAt, { ...at })
        : t(messages.isAtOver, { ...at, other: over });
  const endValues = ended && { name: nameOf(ended.id), where: where(ended.at) };
  return (
    <div role="status" className={carried ? css.bar : css.quiet}>
      {carried ? (
        <>
          <b>{t(messages.pickedUp, { name: nameOf(carried.exhibitorId) })}</b>
          <span className={css.where}>{where(carried.at, other)}</span>
          {(
            [
              [messages.keyArrows, messages.keyMove],
              [messages.keySpace, messages.keyDrop],
              [messages.keyEscape, messages.keyBack],
            ] as const
          ).map(([key, act], index) => (
            <span key={index}>
              <kbd>{t(key)}</kbd> {t(act)}
            </span>
          ))}
        </>
      ) : (
        ended &&
        endValues &&
        t(ended.how === 'dropped' ? messages.dropped : messages.putBack, endValues)
      )}
    </div>
  );
}
