import Image from '@tiptap/extension-image';
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useId, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import type { Say } from '../../platform/words/speak.ts';
import { useSay } from '../../ui/say.tsx';
import { editorWords as said } from './editor.words.ts';
import { InsertPanel, type Inserted } from './insert-panel.tsx';
import { labelOfField } from './label-of-field.ts';
import { MailButton } from './mail-button.ts';
import { MergeChip, withChips, withoutChips } from './merge-chip.ts';
import css from './rich-text.module.css';

interface RichTextProps {
  readonly name: string;
  readonly label: string;
  /** HTML to begin with. */
  readonly start: string;
  /** Merge fields there are. */
  readonly fields: readonly string[];
  readonly wrong: string | undefined;
}

const extensionsFor = (say: Say) => [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    codeBlock: false,
    code: false,
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  Image,
  MergeChip.configure({ labelOf: (field) => labelOfField(say, field) }),
  MailButton,
];

/** A text with headings, lists, links, buttons, images and merge fields, edited as it looks. */
export default function RichText({ name, label, start, fields, wrong }: RichTextProps) {
  const say = useSay();
  const [extensions] = useState(() => extensionsFor(say));
  const id = useId();
  const hidden = useRef<HTMLTextAreaElement>(null);
  const [panel, setPanel] = useState<Inserted | null>(null);
  const editor = useEditor({
    extensions,
    content: withChips(start),
    // The page's policy takes no style that a script writes; the sheet has what is needed.
    injectCSS: false,
    immediatelyRender: true,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}l`,
        'aria-describedby': `${id}e`,
        'aria-invalid': String(wrong !== undefined),
        class: css.text ?? '',
      },
    },
    onUpdate: ({ editor: now }) => {
      if (!hidden.current) return;
      hidden.current.value = now.isEmpty ? '' : withoutChips(now.getHTML());
      hidden.current.dispatchEvent(new Event('input', { bubbles: true }));
    },
  });
  return (
    <div className={css.field}>
      <span id={`${id}l`} className={css.label}>
        {label}
      </span>
      {/* A text field keeps what a script put in when it is drawn again. */}
      <textarea ref={hidden} hidden name={name} defaultValue={start} aria-label={label} />
      <div className={classNames(css.box, wrong !== undefined && css.wrong)}>
        <Toolbar editor={editor} panel={panel} setPanel={setPanel} />
        {panel !== null && (
          <InsertPanel
            key={panel}
            what={panel}
            editor={editor}
            fields={fields}
            close={() => {
              setPanel(null);
              editor.commands.focus();
            }}
          />
        )}
        <EditorContent editor={editor} />
      </div>
      <p id={`${id}e`} className={css.error}>
        {wrong}
      </p>
    </div>
  );
}

interface ToolbarProps {
  readonly editor: Editor;
  readonly panel: Inserted | null;
  readonly setPanel: (panel: Inserted | null) => void;
}

function Toolbar({ editor, panel, setPanel }: ToolbarProps) {
  const say = useSay();
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      heading: now.isActive('heading', { level: 2 }),
      subheading: now.isActive('heading', { level: 3 }),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      link: now.isActive('link'),
      undo: now.can().undo(),
      redo: now.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  const marks = [
    ['bold', said.bold, 'B', () => chain().toggleBold().run()],
    ['italic', said.italic, 'I', () => chain().toggleItalic().run()],
    ['heading', said.heading, 'H1', () => chain().toggleHeading({ level: 2 }).run()],
    ['subheading', said.subheading, 'H2', () => chain().toggleHeading({ level: 3 }).run()],
    ['bullets', said.bullets, '•', () => chain().toggleBulletList().run()],
    ['numbers', said.numbers, '1.', () => chain().toggleOrderedList().run()],
  ] as const;
  const panels = [
    ['link', said.link],
    ['button', said.button],
    ['image', said.image],
    ['field', said.mergeField],
  ] as const;
  return (
    <div role="toolbar" aria-label={say(said.toolbar)} className={css.toolbar}>
      {marks.map(([key, label, sign, act]) => (
        <button
          key={key}
          type="button"
          title={say(label)}
          aria-pressed={on[key]}
          className={css[key]}
          // The sign is a picture of what it does, drawn by the sheet.
          data-sign={sign}
          onClick={act}
        >
          <span className="visually-hidden">{say(label)}</span>
        </button>
      ))}
      {panels.map(([key, label]) => (
        <button
          key={key}
          type="button"
          aria-expanded={panel === key}
          aria-pressed={key === 'link' ? on.link : undefined}
          onClick={() => setPanel(panel === key ? null : key)}
        >
          {say(label)}
        </button>
      ))}
      <button type="button" disabled={!on.undo} onClick={() => chain().undo().run()}>
        {say(said.undo)}
      </button>
      <button type="button" disabled={!on.redo} onClick={() => chain().redo().run()}>
        {say(said.redo)}
      </button>
    </div>
  );
}
