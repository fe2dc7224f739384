import { preparedRepFields } from '../../colleges/college-steps.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { PhoneField, TextField } from '../../../ui/fields/text-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { formatDay } from '../../../ui/time/format-times.ts';
import { useZone } from '../../../ui/time/zone.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { OneButton } from '../one-button.tsx';
import { setupPath } from '../setup/setup-path.ts';
import { setupMessages } from '../setup/setup.messages.ts';
import type { PendingRequest } from './pending-request.ts';
import { pendingRequestMessages as messages } from './pending-request.messages.ts';
import css from './own-college.module.css';

interface RequestPendingProps {
  readonly pending: PendingRequest;
  /** The loader's now, ISO. */
  readonly now: string;
}

/** A pending request: who decides, when that usually is, and how to remind them. */
export function RequestPending({ pending, now }: RequestPendingProps) {
  const t = useTranslate();
  const { claim, mayRemind } = pending;
  const { collegeName: college } = claim;
  return (
    <Notice
      title={t(messages.title, { college })}
      action={
        <>
          <ButtonLink to={setupPath()} kind="line">
            {t(messages.see)}
          </ButtonLink>
          {mayRemind && <Remind id={claim.id} />}
          <ButtonLink to="/contact-us" kind="quiet">
            {t(messages.contact)}
          </ButtonLink>
        </>
      }
    >
      <WhoDecides pending={pending} now={now} />
    </Notice>
  );
}

/** Sends a reminder to those who decide; its answer is on the page of the request. */
export function Remind({ id }: { readonly id: string }) {
  const t = useTranslate();
  return (
    <OneButton intent="remind" values={{ id }} action={setupPath()} kind="line">
      {t(messages.remind)}
    </OneButton>
  );
}

/** Who decides about a request, in how many days as a rule, and from when a reminder can be sent. */
export function WhoDecides({ pending, now }: RequestPendingProps) {
  const t = useTranslate();
  const locale = useLocale();
  const zone = useZone() ?? 'UTC';
  const { claim, hasReps, usualDays, mayRemind, remindFrom } = pending;
  return (
    <div className={css.said}>
      <p>
        {[
          t(hasReps ? messages.byReps : messages.byOrganizer, { college: claim.collegeName }),
          ...(usualDays === null ? [] : [t(messages.usually, { days: usualDays })]),
          t(messages.emailed),
        ].join(' ')}
      </p>
      <p>{t(messages.waits)}</p>
      {!mayRemind && (
        <p suppressHydrationWarning>
          {t(messages.remindFrom, { when: formatDay(locale, zone, remindFrom, now) })}
        </p>
      )}
    </div>
  );
}

/** What a rep can prepare while a request is pending, a card each. */
export function Meanwhile() {
  const t = useTranslate();
  return (
    <Section title={t(messages.meanwhile)}>
      <div className={css.meanwhile}>
        <Card>
          <h3>{t(messages.fairs)}</h3>
          <p>{t(messages.fairsText)}</p>
          <ButtonLink to="/app/fairs/signup">{t(messages.fairsDo)}</ButtonLink>
        </Card>
        <Card>
          <h3>{t(messages.you)}</h3>
          <p>{t(messages.youText)}</p>
          <ButtonLink to={`${setupPath()}#details`} kind="line">
            {t(messages.youDo)}
          </ButtonLink>
        </Card>
        <Card kind="sun">
          <h3>{t(messages.gather)}</h3>
          <p>{t(messages.gatherText)}</p>
          <ButtonLink to="/colleges" kind="line">
            {t(messages.gatherDo)}
          </ButtonLink>
        </Card>
      </div>
    </Section>
  );
}

interface RepInWaitingProps {
  readonly pending: PendingRequest;
  readonly now: Date;
}

/** How someone whose request is pending will appear as a rep. */
export function RepInWaiting({ pending, now }: RepInWaitingProps) {
  const t = useTranslate();
  const { claim, phone } = pending;
  // Until there’s a title, it’s what was asked of them with the request.
  const title = pending.title ?? claim.role;
  return (
    <section id="details" aria-labelledby="details-title" className={css.details}>
      <h2 id="details-title">{t(messages.details)}</h2>
      <p>{t(messages.detailsText)}</p>
      <Form fields={preparedRepFields} now={now} intent="prepare" initial={{ title, phone }}>
        <input type="hidden" name="id" value={claim.id} />
        <TextField
          name="title"
          label={t(messages.jobTitle)}
          hint={t(messages.jobTitleHint)}
          autoComplete="organization-title"
        />
        <PhoneField name="phone" label={t(messages.phone)} />
        <SubmitButton pending={t(setupMessages.saving)}>{t(messages.save)}</SubmitButton>
      </Form>
    </section>
  );
}
