import type { Field } from '../../platform/model/field.ts';
import { ownQuestions } from './own-questions.ts';
import type { RowList } from './row-list.ts';
import { videos } from './videos.ts';
import { FairBooth } from './fair-booth.entity.ts';
import { boothLinks, standardQuestions } from './standard-questions.ts';

/** The texts and links of a booth, in the order of the form: fields of the entity and inputs alike. */
export const boothTexts = ['about', ...standardQuestions, ...boothLinks] as const;

/** The lists of a booth; each row has inputs of its own. */
const boothLists: readonly RowList[] = [ownQuestions, videos];

/** What a college puts on its booth: fields of the entity. */
export const boothContents = [...boothTexts, ownQuestions.name, videos.name] as const;

const { members } = FairBooth;

/** The fields of the booth's form, with their checks. */
export const boothFields: Readonly<Record<string, Field<string, false>>> = {
  about: members.about,
  costAnswer: members.costAnswer,
  aidAnswer: members.aidAnswer,
  deadlinesAnswer: members.deadlinesAnswer,
  majorsAnswer: members.majorsAnswer,
  housingAnswer: members.housingAnswer,
  visitAnswer: members.visitAnswer,
  ...ownQuestions.fields,
  applyUrl: members.applyUrl,
  visitUrl: members.visitUrl,
  infoUrl: members.infoUrl,
  ...videos.fields,
};

/** The names of the form's inputs. */
export const boothInputs: readonly string[] = Object.keys(boothFields);

/** The names of inputs by the API's paths, where the two differ. */
export const boothPaths: Readonly<Record<string, string>> = Object.fromEntries(
  boothLists.flatMap(({ paths }) => Object.entries(paths)),
);

type Values = Readonly<Record<string, unknown>>;

/** A booth in values of the form's inputs. */
export const inputsOf = (booth: Values): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(boothTexts.map((name) => [name, textOf(booth[name])])),
  ...Object.fromEntries(
    boothLists.flatMap((list) => Object.entries(list.toInputs(booth[list.name]))),
  ),
});

/**
 * Changed values of the form's inputs as input of the API. A list is sent as a whole, with what
 * `all` says of its other rows.
 */
export function changesOf(changed: Values, all: Values = changed): Record<string, unknown> {
  const texts = boothTexts.filter((name) => name in changed);
  const lists = boothLists.filter(({ fields }) =>
    Object.keys(fields).some((name) => name in changed),
  );
  return {
    ...Object.fromEntries(texts.map((name) => [name, textOf(changed[name]) || null])),
    ...Object.fromEntries(
      lists.map((list) => [list.name, list.fromInputs({ ...all, ...changed })]),
    ),
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
