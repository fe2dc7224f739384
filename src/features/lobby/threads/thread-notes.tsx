import { Form as PlainForm, useActionData } from 'react-router';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { isFormProblem } from '../../../ui/forms/form-problem.ts';
import { useAdded } from '../../../ui/forms/use-added.ts';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { Clock } from '../conversation/message-item.tsx';
import { noteFields, noteIntents, type NoteSubject, type ThreadNote } from './thread-note.ts';
import { threadMessages as messages } from './threads.messages.ts';
import css from './thread-notes.module.css';

interface NoteFormProps {
  readonly about: NoteSubject;
  readonly notes: readonly ThreadNote[];
  readonly now: string;
}

/** Where a rep notes something for the team. */
export function NoteForm({ about, notes, now }: NoteFormProps) {
  const t = useTranslate();
  const isPrivate = 'thread' in about;
  const id = isPrivate ? about.thread : about.message;
  const answer: unknown = useActionData();
  const isRefused = isFormProblem(answer) && answer.intent === noteIntents.add;
  // The next note begins empty; one of a colleague, or one that goes, leaves what is being typed.
  const added = useAdded(notes.filter(({ isMine }) => isMine).length);
  return (
    <details key={`${id} ${added}`} open={isRefused || undefined} className={css.add}>
      <summary>
        <Icon name="edit" />
        {t(messages.note)}
      </summary>
      <Form fields={noteFields} now={new Date(now)} intent={noteIntents.add}>
        <input type="hidden" name={isPrivate ? 'thread' : 'message'} value={id} />
        <input type="hidden" name="rep" value="1" />
        <TextArea
          name="text"
          rows={3}
          label={t(messages.noteLabel)}
          hint={t(isPrivate ? messages.noteHint : messages.noteHintInPublic)}
        />
        <SubmitButton pending={t(messages.savingNote)} kind="line" size="small">
          {t(messages.saveNote)}
        </SubmitButton>
      </Form>
    </details>
  );
}

interface NoteItemProps {
  readonly note: ThreadNote;
  readonly zone: string;
  readonly present: Date;
  /** A rep takes back what is theirs; not while they are muted. */
  readonly mayRemove: boolean;
}

/** A note of the team among messages. */
export function NoteItem({ note, zone, present, mayRemove }: NoteItemProps) {
  const t = useTranslate();
  const { id, threadId, name, text, isMine, createdAt } = note;
  return (
    <li className={css.note}>
      <p className={css.who}>
        <Icon name="eye-off" />
        <strong>
          {isMine
            ? t(messages.myNote)
            : t(messages.noteBy, { name: name ?? t(messages.formerRep) })}
        </strong>
        <span>{t(messages.teamOnly)}</span>
        <Clock at={createdAt} zone={zone} present={present} />
      </p>
      <p className={css.text} dir="auto">
        {text}
      </p>
      {isMine && mayRemove && (
        <PlainForm method="post" preventScrollReset className={css.remove}>
          <input type="hidden" name="intent" value={noteIntents.remove} />
          <input type="hidden" name="thread" value={threadId ?? ''} />
          <input type="hidden" name="rep" value="1" />
          <input type="hidden" name="id" value={id} />
          <IconButton type="submit" icon="trash" label={t(messages.removeNote)} />
        </PlainForm>
      )}
    </li>
  );
}
