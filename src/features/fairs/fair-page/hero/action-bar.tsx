import { useEffect, useState } from 'react';
import { useSite } from '../../../../platform/pages/site.ts';
import { ButtonLink } from '../../../../ui/buttons/button.tsx';
import { useTranslate } from '../../../../ui/text/translate.tsx';
import { useNow } from '../../../../ui/time/clock.ts';
import { Countdown } from '../../../../ui/time/countdown.tsx';
import { fairMessages } from '../../fair-page.messages.ts';
import type { ShownFair } from '../../fair-view.ts';
import { useFairPhase } from '../../use-fair-phase.ts';
import css from './action-bar.module.css';
import { heroStep, type OwnPlace } from './hero-step.ts';

interface ActionBarProps extends OwnPlace {
  readonly fair: ShownFair;
  /** The loader's current time, ISO. */
  readonly now: string;
  /** The id of what has the same action: the bar shows once that has left the screen above. */
  readonly after: string;
}

/** On phones, what to do at a fair now, at the lower edge; it needs JavaScript. */
export default function ActionBar({ fair, now, after, standing, boothId }: ActionBarProps) {
  const t = useTranslate();
  const phase = useFairPhase(fair, now);
  const present = useNow(now);
  const role = useSite().person?.role ?? null;
  const isPassed = useIsPassed(after);
  const step = heroStep(fair, { role, standing, boothId }, present);
  if (!isPassed || !step || phase === 'ended' || phase === 'cancelled') return null;
  const isLive = phase === 'live';
  return (
    <div className={css.bar} data-action-bar="">
      <Countdown
        to={isLive ? fair.endTime : fair.startTime}
        now={now}
        label={t(isLive ? fairMessages.barLive : fairMessages.barOpens)}
      />
      <ButtonLink to={step.to}>{t(step.label)}</ButtonLink>
    </div>
  );
}

/** Whether an element has left the screen above. */
function useIsPassed(id: string): boolean {
  const [isPassed, setIsPassed] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsPassed(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return isPassed;
}
