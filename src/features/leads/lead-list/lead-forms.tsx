import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useActionData, useFetcher } from 'react-router';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { intentName, isFormProblem } from '../../../ui/forms/form-problem.ts';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { useHydrated } from '../../../ui/layout/hydrated.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { leadFields, leadFollowUps, leadRatings, type LeadFollowUp } from '../lead-choices.ts';
import type { ListedLead } from '../leads-queries.ts';
import { ratingNames } from './lead-table.tsx';
import { leadsMessages as messages } from './leads.messages.ts';
import { openNotesDrawer, type NotesDraft, type NotesDrawer } from './notes-draft.ts';
import type { leadIntents, LeadAnswer } from './save-lead-by-form.ts';
import css from './lead-panel.module.css';

/** What each form of a lead needs. */
export interface LeadFormProps {
  readonly id: string;
  readonly work: ListedLead['work'];
  /** The address’s query string: a form leads back to the same lead. */
  readonly query: string;
  readonly now: string;
  /** The page whose forms these are. */
  readonly page?: string;
  /** Where notes that aren't saved stay when another lead is opened: separates two people. */
  readonly personKey?: string;
}

type Intent = keyof typeof leadIntents;

/** A form that saves one part of a lead by itself; the page stays. */
function usePart({ id, work, query, page = '/app/leads' }: LeadFormProps, intent: Intent) {
  const fetcher = useFetcher<LeadAnswer>({ key: `lead ${id} ${intent}` });
  const hydrated = useHydrated();
  const answered: unknown = useActionData();
  const data: unknown = fetcher.data === undefined ? answered : fetcher.data;
  const problem = isFormProblem(data) && data.intent === intent ? data : null;
  return {
    fetcher,
    action: `${page}${query}`,
    problem: fetcher.state === 'idle' ? problem : null,
    /** What goes along, with the version of the lead that the person saw. */
    hidden: (version = work.version) => (
      <>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        {hydrated && <input type="hidden" name="still" value="1" />}
      </>
    ),
    /** What was sent and is being saved. */
    sent: fetcher.formData?.get('value'),
  };
}

interface PartProps {
  readonly form: LeadFormProps;
  readonly intent: Intent;
  readonly className?: string | undefined;
  readonly children: (sent: FormDataEntryValue | null | undefined) => ReactNode;
}

/** A form of buttons, each of which saves at once. */
function Part({ form, intent, className, children }: PartProps) {
  const { fetcher, action, hidden, problem, sent } = usePart(form, intent);
  return (
    <>
      <fetcher.Form method="post" action={action} preventScrollReset className={className}>
        <input type="hidden" name={intentName} value={intent} />
        {hidden()}
        {children(sent)}
      </fetcher.Form>
      {problem && (
        <p className={css.problem} role="alert">
          {problem.message ?? Object.values(problem.fields)[0]}
        </p>
      )}
    </>
  );
}

interface ChoiceProps {
  readonly value: string;
  /** The value that is saved, or on its way. */
  readonly chosen: string;
  readonly label: string;
  readonly hot?: boolean;
}

/** One of several buttons; the one that is chosen takes the choice back. */
function Choice({ value, chosen, label, hot }: ChoiceProps) {
  const isOn = value === chosen;
  return (
    <button
      type="submit"
      name="value"
      value={isOn ? '' : value}
      aria-pressed={isOn}
      className={classNames(css.choice, isOn && css.on, isOn && hot && css.hot)}
    >
      {label}
    </button>
  );
}

/** How warm a lead is: one tap. */
export function Rating(props: LeadFormProps) {
  const t = useTranslate();
  return (
    <div className={css.part}>
      <h3>{t(messages.howWarm)}</h3>
      <Part form={props} intent="rating" className={css.choices}>
        {(sent) =>
          leadRatings.map((rating) => (
            <Choice
              key={rating}
              value={rating}
              chosen={typeof sent === 'string' ? sent : (props.work.rating ?? '')}
              label={t(ratingNames[rating])}
              hot={rating === 'hot'}
            />
          ))
        }
      </Part>
    </div>
  );
}

/** The team’s own words for a lead. */
export function Tags(props: LeadFormProps) {
  const t = useTranslate();
  const { tags } = props.work;
  const { fetcher, action, hidden } = usePart(props, 'addTag');
  return (
    <div className={css.part}>
      <h3>{t(messages.tags)}</h3>
      {tags.length > 0 && (
        <Part form={props} intent="removeTag" className={css.tags}>
          {() =>
            tags.map((tag) => (
              <button
                key={tag}
                type="submit"
                name="value"
                value={tag}
                className={css.tag}
                aria-label={t(messages.removeTag, { tag })}
              >
                {tag}
                <Icon name="close" />
              </button>
            ))
          }
        </Part>
      )}
      <Form
        // What was added is a tag now.
        key={tags.length}
        fields={tagFields}
        now={new Date(props.now)}
        intent="addTag"
        action={action}
        fetcher={fetcher}
        className={css.adding}
      >
        {hidden()}
        <TextField name="addTag" label={t(messages.addTag)} autoComplete="off" />
        <SubmitButton kind="line" icon="plus" pending={t(messages.saving)} formNoValidate>
          {t(messages.add)}
        </SubmitButton>
      </Form>
    </div>
  );
}

const tagFields = { addTag: leadFields.addTag };
const noteFields = { notes: leadFields.notes };

interface TypedNotes {
  readonly work: ListedLead['work'];
  /** The notes that are being saved. */
  readonly sending: FormDataEntryValue | null | undefined;
  /** The notes as they are stand beside the box. */
  readonly isShown: boolean;
  /** What was typed before, and not saved. */
  readonly draft: NotesDraft | null;
}

/**
 * The notes on which the box builds. Any other tap reads the lead anew; a colleague's notes that come
 * with it are shown if nothing was typed, and else stay unseen, so that saving doesn't overwrite them.
 */
function useSeenNotes({ work, sending, isShown, draft }: TypedNotes) {
  const { notes, version } = draft ?? work;
  const [seen, setSeen] = useState({ notes, version, round: 0 });
  const [typed, setTyped] = useState(draft?.typed ?? null);
  const [sent, setSent] = useState<string | null>(null);
  if (typeof sending === 'string' && sending !== sent) setSent(sending);
  if (seen.version !== work.version) {
    const isNow = (notes: string | null) => notes !== null && plain(notes) === plain(work.notes);
    const isKnown = isShown || isNow(seen.notes) || isNow(sent);
    const isUntouched = typed === null || plain(typed) === plain(seen.notes);
    if (isKnown || isUntouched) {
      const round = isKnown ? seen.round : seen.round + 1;
      setSeen({ notes: work.notes, version: work.version, round });
    }
  }
  const isUnsaved = typed !== null && plain(typed) !== plain(seen.notes);
  return { seen, typed, setTyped, isUnsaved };
}

/** Notes as they are compared: neither line ends nor space around them matter. */
const plain = (notes: string): string => notes.replaceAll('\r\n', '\n').trim();

/** Free text, for the team; what isn't saved is there again when the lead is opened anew. */
export function Notes(props: LeadFormProps) {
  const { id, personKey } = props;
  const hydrated = useHydrated();
  const drawer = useMemo(
    () => (hydrated && personKey !== undefined ? openNotesDrawer(id, personKey) : null),
    [hydrated, id, personKey],
  );
  const draft = useMemo(() => drawer?.read() ?? null, [drawer]);
  return <NotesForm key={draft ? 'draft' : 'saved'} {...props} drawer={drawer} draft={draft} />;
}

interface NotesFormProps extends LeadFormProps {
  readonly drawer: NotesDrawer | null;
  readonly draft: NotesDraft | null;
}

function NotesForm({ drawer, draft, ...props }: NotesFormProps) {
  const t = useTranslate();
  const { work } = props;
  const { fetcher, action, hidden, problem } = usePart(props, 'notes');
  const refused = problem?.message == null ? undefined : problem.typed['notes']?.[0];
  const isShown = refused !== undefined && plain(refused) !== plain(work.notes);
  const sending = fetcher.formData?.get('notes');
  const { seen, typed, setTyped, isUnsaved } = useSeenNotes({ work, sending, isShown, draft });
  useEffect(() => {
    const { notes, version } = seen;
    drawer?.keep(isUnsaved && typed !== null ? { typed, notes, version } : null);
  }, [drawer, isUnsaved, typed, seen]);
  return (
    <div className={css.part}>
      {isShown && (
        <div>
          <h3>{t(messages.notesNow)}</h3>
          <blockquote className={css.said}>{work.notes}</blockquote>
        </div>
      )}
      <Form
        fields={noteFields}
        now={new Date(props.now)}
        intent="notes"
        action={action}
        fetcher={fetcher}
        className={css.notes}
      >
        {hidden(seen.version)}
        <TextArea
          key={seen.round}
          name="notes"
          label={t(messages.notes)}
          hint={t(messages.notesHint)}
          defaultValue={(seen.round === 0 ? draft?.typed : null) ?? seen.notes}
          rows={4}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <SubmitButton kind="line" pending={t(messages.saving)}>
          {t(messages.saveNotes)}
        </SubmitButton>
      </Form>
    </div>
  );
}

const followUpNames: Readonly<Record<LeadFollowUp, Message>> = {
  call: messages.call,
  email: messages.email,
  none: messages.none,
};

/** What the team plans: one tap, and a day if there is one. */
export function FollowUp(props: LeadFormProps) {
  const t = useTranslate();
  const { followUp, followUpOn } = props.work;
  return (
    <div className={css.part}>
      <h3>{t(messages.followUp)}</h3>
      <Part form={props} intent="followUp" className={css.choices}>
        {(sent) =>
          leadFollowUps.map((one) => (
            <Choice
              key={one}
              value={one}
              chosen={typeof sent === 'string' ? sent : (followUp ?? '')}
              label={t(followUpNames[one])}
            />
          ))
        }
      </Part>
      {followUp !== null && followUp !== 'none' && (
        <Part form={props} intent="day" className={css.adding}>
          {() => (
            <>
              <TextField
                key={followUpOn}
                type="date"
                name="followUpOn"
                label={t(messages.day)}
                defaultValue={followUpOn ?? ''}
              />
              <Button type="submit" kind="line">
                {t(messages.saveDay)}
              </Button>
            </>
          )}
        </Part>
      )}
    </div>
  );
}
