import { choice, text } from '../../../platform/model/kinds.ts';
import { texts } from '../../../platform/model/lists.ts';
import { demographics } from '../attendee-shapes.ts';

/** Options in the form; other values can be stored, as the API accepts any text here. */
export const ethnicities = [
  'Asian',
  'Black',
  'Hispanic',
  'Middle Eastern',
  'Native American',
  'Pacific Islander',
  'White',
  'Other',
] as const;
export const heardFromChoices = [
  'School or counselor',
  'Family or friend',
  'Search',
  'Social media',
  'E-mail',
  'Other',
] as const;

/** Further optional fields of a student, by the names of the inputs. */
export const backgroundFields = {
  ethnicity: texts({ of: ethnicities }).optional(),
  gender: text({ max: 60 }).optional(),
  firstGeneration: choice(['yes', 'no']).optional(),
  heardFrom: choice(heardFromChoices).optional(),
};

/** The values of a form with these inputs, in stored form; null: nothing entered. */
export function withDemographics({
  ethnicity,
  gender,
  firstGeneration,
  heardFrom,
  ...rest
}: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const background = {
    ...(Array.isArray(ethnicity) && ethnicity.length > 0 ? { ethnicity } : {}),
    ...(gender ? { gender } : {}),
    ...(firstGeneration ? { firstGeneration: firstGeneration === 'yes' } : {}),
    ...(heardFrom ? { heardFrom } : {}),
  };
  return { ...rest, demographics: Object.keys(background).length > 0 ? background : null };
}

/** All other typed values: no device stores this for its next user. */
export const withoutBackground = (
  typed: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(typed).filter(([name]) => !Object.hasOwn(backgroundFields, name)),
  );

/** Stored values, in the form of the inputs. */
export function typedBackground(stored: unknown): Readonly<Record<string, readonly string[]>> {
  const read = demographics.parse(stored ?? {});
  if (read.problems) return {};
  const { ethnicity = [], gender, firstGeneration, heardFrom } = read.value;
  return Object.fromEntries(
    Object.entries({
      ethnicity,
      gender: gender ? [gender] : [],
      firstGeneration: firstGeneration === undefined ? [] : [firstGeneration ? 'yes' : 'no'],
      heardFrom: heardFrom ? [heardFrom] : [],
    }).filter(([, values]) => values.length > 0),
  );
}
