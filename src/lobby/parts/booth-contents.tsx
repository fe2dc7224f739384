import type { ReactNode } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useSay } from '../../ui/say.tsx';
import { boothWords as said } from '../booth.words.ts';
import { BoothDocument } from './booth-document.tsx';
import type { BoothView } from './booth-view.ts';
import type { Room } from './messages.ts';
import css from './booth-contents.module.css';

interface BoothContentsProps {
  readonly booth: BoothView;
  readonly room: Room | null;
  /** Ids of the documents in the bag of whoever looks; null for those who have none. */
  readonly kept: readonly string[] | null;
}

/** What a college has put on its booth. */
export function BoothContents({ booth, room, kept }: BoothContentsProps) {
  const say = useSay();
  const { college, about, answers, documents, reps, isOwn, boothSent } = booth;
  const here = new Set(room?.reps.map((rep) => rep.name));
  return (
    <div className={css.contents}>
      {isOwn && !(booth.boothReady && booth.questionsAnswered) && <ToFill booth={booth} />}
      {booth.isStaff && !boothSent && (
        <Notice title={say(said.notSent)}>{say(said.notSentText)}</Notice>
      )}
      <div className={css.columns}>
        <div className={css.main}>
          <Part title={say(said.aboutTitle, { college: college.name })}>
            {about.length === 0 ? (
              <p className={css.none}>{say(said.nothingYet)}</p>
            ) : (
              about.map((piece) => (
                <p key={piece} className={css.prose}>
                  {piece}
                </p>
              ))
            )}
          </Part>
          {answers.length > 0 && (
            <Part title={say(said.questions)}>
              {answers.map(({ question, answer }, place) => (
                <Disclosure key={question} title={say(said[question])} open={place === 0}>
                  {answer.map((piece) => (
                    <p key={piece} className={css.prose}>
                      {piece}
                    </p>
                  ))}
                </Disclosure>
              ))}
            </Part>
          )}
        </div>
        {documents.length + reps.length > 0 && (
          <div className={css.aside}>
            {documents.length > 0 && (
              <Part title={say(said.documents)}>
                <ul role="list">
                  {documents.map((one) => (
                    <li key={one.id}>
                      <BoothDocument document={one} isKept={kept && kept.includes(one.id)} />
                    </li>
                  ))}
                </ul>
              </Part>
            )}
            {reps.length > 0 && (
              <Part title={say(said.reps)}>
                <ul role="list" className={css.reps}>
                  {reps.map((name) => (
                    <li key={name}>
                      <Avatar name={name} kind="lawn" />
                      <span>
                        <strong>{name}</strong>
                        <span>
                          {here.has(name)
                            ? say(said.repHere)
                            : say(said.rep, { college: college.name })}
                        </span>
                      </span>
                    </li>
                  ))}
                </ul>
              </Part>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

function ToFill({ booth: { boothReady, college } }: { readonly booth: BoothView }) {
  const say = useSay();
  return (
    <Notice
      kind="warning"
      title={boothReady ? undefined : say(said.toFill, { college: college.name })}
      action={
        <ButtonLink to="?edit=booth" size="small" icon="edit">
          {say(said.edit)}
        </ButtonLink>
      }
    >
      {say(boothReady ? said.toAnswer : said.toFillText)}
    </Notice>
  );
}

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ title, children }: PartProps) {
  return (
    <section className={css.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
