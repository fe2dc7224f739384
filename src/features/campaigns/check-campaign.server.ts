import type { Queryable } from '../../platform/database/queryable.ts';
import { row, textOf, type RowOf, readRows } from '../../platform/database/read-rows.ts';
import { inBytes } from '../../platform/files/file-types.ts';
import { apiSentence, forPrograms, type ApiSentence } from '../../platform/model/api-sentence.ts';
import { checkField } from '../../platform/model/field.ts';
import { text } from '../../platform/model/kinds.ts';
import { messages } from '../../platform/model/messages.ts';
import { badInput } from '../../platform/model/refusal.ts';
import { audiences, isAudience, type Audience } from './audiences.ts';
import {
  campaignRefusals,
  campaignRefusals as campaignRefusalsMessages,
} from './campaign-refusals.messages.ts';
import { longest } from './editor/longest-parts.ts';
import { cleanHtml, showsSomething } from './mail-body/clean-html.ts';
import { judgePictureTags, withSizes } from './mail-body/mail-pictures.ts';
import { judgeFields } from './mail-body/merge-fields.ts';
import { textTwin } from './mail-body/text-twin.ts';
import { picturePath, picturesIn } from './pictures/picture-address.ts';
import { mostBytesTogether, shownSize } from './pictures/picture-rules.ts';
import { pictureRecords } from './pictures/take-picture.server.ts';
import { readSendTime, type SendTime } from './preview-and-send/send-time.ts';

/** The content of a campaign, as entered by an admin. */
export interface GivenEmail {
  readonly audience: string;
  readonly subject: string;
  readonly htmlBody: string;
  readonly plainTextBody?: string | null;
  /** The preview text that email clients show after the subject; default: the start of the text. */
  readonly preheader?: string | null;
}

/** The columns of {@link CampaignEmail}. */
export const campaignEmailRow = row({
  audience: textOf<Audience>(),
  subject: 'text',
  html: 'text',
  text: 'text',
  preheader: 'text?',
});

/** The content of a campaign, as stored: clean, with both bodies. */
export type CampaignEmail = RowOf<typeof campaignEmailRow>;

const subjectField = text({ max: longest.subject }).spec;
const preheaderField = text({ max: longest.preheader }).optional().spec;

/** Problems with the content of a campaign, by argument. */
export type EmailProblems = Readonly<Record<string, ApiSentence>>;

/**
 * Checks and cleans the content of a campaign: the HTML by the allow-list, the plain text made from
 * it where none is given.
 * @throws Refusal BAD_USER_INPUT that names each wrong argument
 */
export async function checkEmail(
  tx: Queryable,
  input: GivenEmail,
  now: Date,
): Promise<CampaignEmail> {
  const { email, problems } = await judgeEmail(tx, input, now);
  if (!email) throw badInput(problems);
  return email;
}

/** The same for an unfinished draft: `email` is null while there are problems. */
export async function judgeEmail(
  tx: Queryable,
  input: GivenEmail,
  now: Date,
): Promise<{ readonly email: CampaignEmail | null; readonly problems: EmailProblems }> {
  const { audience } = input;
  if (!isAudience(audience))
    return {
      email: null,
      problems: {
        audience:
          audience === ''
            ? apiSentence(campaignRefusals.chooseRecipients)
            : messages.choice(audiences),
      },
    };
  const problems: Record<string, ApiSentence> = {};
  const note = (field: string, problem: ApiSentence | null | undefined) => {
    if (problem != null) problems[field] ??= problem;
  };

  const subject = checkField(subjectField, input.subject, { now });
  note('subject', subject.problems?.['']);
  note('subject', judgeFields(input.subject, audience));

  const preheader = checkField(preheaderField, input.preheader ?? '', { now });
  note('preheader', preheader.problems?.['']);
  note('preheader', judgeFields(input.preheader ?? '', audience));

  note('htmlBody', tooLong(input.htmlBody, longest.html));
  const clean = problems['htmlBody'] === undefined ? cleanHtml(input.htmlBody.toWellFormed()) : '';
  if (!showsSomething(clean)) note('htmlBody', messages.required);
  const { html, problem } = await checkPictures(tx, clean);
  note('htmlBody', problem);
  note('htmlBody', judgeFields(html, audience, true));

  const written = input.plainTextBody?.toWellFormed().replace(/\r\n?/g, '\n').trim() ?? '';
  note('plainTextBody', tooLong(written, longest.text));
  if (written.includes('\u0000')) note('plainTextBody', messages.control);
  note('plainTextBody', judgeFields(written, audience));

  if (Object.keys(problems).length > 0) return { email: null, problems };
  const line = preheader.problems ? null : preheader.value;
  return {
    email: {
      audience,
      subject: String(subject.problems ? '' : subject.value),
      html,
      text: written === '' ? textTwin(html) : written,
      preheader: typeof line === 'string' && line !== '' ? line : null,
    },
    problems,
  };
}

const tooLong = (value: string, most: number): ApiSentence | null =>
  value.length > most ? messages.maxLength(most) : null;

/** @throws Refusal BAD_USER_INPUT that names `sendTime` */
export function checkSendTime(input: string, now: Date): SendTime {
  const time = readSendTime(input, now);
  if (typeof time === 'string') throw badInput({ sendTime: time });
  return time;
}

/**
 * Parses the metadata of a campaign: an object, or JSON of one. Its `requestId` makes a repeated
 * call idempotent.
 * @throws Refusal BAD_USER_INPUT that names `metadata`
 */
export function checkMetadata(input: unknown): Readonly<Record<string, unknown>> {
  const value = typeof input === 'string' ? parseJson(input) : (input ?? {});
  if (!isPlainObject(value)) throw badInput({ metadata: messages.json });
  const written = JSON.stringify(value);
  if (written.length > longest.metadata)
    throw badInput({ metadata: messages.maxLength(longest.metadata) });
  if (written.includes('\\u0000') || !written.isWellFormed() || /\\ud[89a-f]/i.test(written))
    throw badInput({ metadata: messages.control });
  const { requestId } = value;
  if (requestId !== undefined && (typeof requestId !== 'string' || requestId.length > 200))
    throw badInput({
      metadata: forPrograms('requestId must be a text of at most 200 characters.'),
    });
  return value;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Checks the pictures of a clean text: uploaded here, still stored, described, and not too many.
 * Gives each its display size.
 */
async function checkPictures(
  tx: Queryable,
  html: string,
): Promise<{ readonly html: string; readonly problem: ApiSentence | null }> {
  const wrong = judgePictureTags(html);
  const named = picturesIn(html);
  if (wrong || named.length === 0) return { html, problem: wrong };
  const rows = await readRows(tx, {
    id: 'text',
    name: 'text',
    bytes: 'number',
    width: 'number',
    height: 'number',
  })(
    `select id, name, bytes::float8 as bytes, width, height from file
     where record_type = $1 and state = 'ready' and id = any($2)`,
    [pictureRecords, named.map(({ id }) => id)],
  );
  const pictures = new Map(rows.map((row) => [picturePath(row), row]));
  if (named.some((one) => !pictures.has(picturePath(one))))
    return { html, problem: apiSentence(campaignRefusalsMessages.pictureGone) };
  const totalBytes = rows.reduce((sum, { bytes }) => sum + bytes, 0);
  const size = inBytes(mostBytesTogether);
  return {
    html: withSizes(html, (path, requestedWidth) => {
      const file = pictures.get(path);
      return file && shownSize(file, requestedWidth);
    }),
    problem:
      totalBytes > mostBytesTogether
        ? apiSentence(campaignRefusalsMessages.heavyPictures, { size })
        : null,
  };
}
