import { model } from '../../src/app/entities.ts';
import { Refused, separated, uncapitalized, type Changes } from './changes.ts';

const entitiesFile = 'src/app/entities.ts';
const casesFile = 'tests/support/entity-cases.ts';

/** A starting point of an entity's access, and the same typed out for the tests. */
interface Start {
  readonly imports: string;
  readonly options: string;
  readonly relation: string;
  readonly reach: 'own' | 'readable';
  readonly isOwned: boolean;
  /** Rows of the access grid under its columns, by what follows the name of the entity. */
  readonly rows: Readonly<Record<string, string>>;
}

/** Reps and admins write, everyone reads; hidden while the college is a draft. */
const ofCollege: Start = {
  imports: 'create, creator, exceptRelated, full, holderOf, read',
  options: `access: {
      owner: full, COLLEGES: create, ADMINS: full,
      // What belongs to a draft is hidden with it.
      guests: exceptRelated(read, 'college', 'status', 'draft'),
      signedIn: exceptRelated(read, 'college', 'status', 'draft'),
    },
    ownedBy: [creator, holderOf('college', 'collegeId')],`,
  relation: `belongsTo('College')`,
  reach: 'own',
  isOwned: true,
  rows: {
    '': '-        R     R       R      R         R       CRUD  R        CRUD  cR   CRUD R         R            R',
    '/draft':
      '-        -     -       -      -         -       CRUD  -        CRUD  c    CRUD -         -            -',
  },
};

/** Admins write, everyone reads. */
const ofNothing: Start = {
  imports: 'full, read',
  options: `access: { ADMINS: full, guests: read, signedIn: read },
    owner: false,`,
  relation: '',
  reach: 'readable',
  isOwned: false,
  rows: {
    '': '-        R     R       R      R         R       CRUD  R        .     .    R    R         R            R',
  },
};

/** Only admins, until the access table says who else. */
const ofAnother = (target: string): Start => ({
  imports: 'full',
  options: `access: { ADMINS: full },
    owner: false,`,
  relation: `belongsTo('${target}').toAny()`,
  reach: 'readable',
  isOwned: false,
  rows: {
    '': '-        -     -       -      -         -       CRUD  -        .     .    -    -         -            -',
  },
});

function startOf(target: string | undefined): Start {
  if (target === undefined) return ofNothing;
  return target === 'College' ? ofCollege : ofAnother(target);
}

interface Wanted {
  readonly name: string;
  readonly feature: string | undefined;
  readonly belongsTo: string | undefined;
}

/** Prepares an entity with a name, and returns what its author still has to do. */
export async function newEntity(changes: Changes, { name, feature, belongsTo }: Wanted) {
  if (!/^[A-Z][a-z\d]+(?:[A-Z][a-z\d]+)*$/.test(name))
    throw new Refused(`An entity is named like OpenDay, and "${name}" is not.`);
  const api = await changes.read('schema.graphql');
  if (new RegExp(`^(?:type|input|enum|scalar|interface|union) ${name}\\b`, 'm').test(api))
    throw new Refused(`The API has a type ${name} already. Choose another name.`);
  if (belongsTo !== undefined && !model.entities.has(belongsTo))
    throw new Refused(`There is no entity ${belongsTo} for ${name} to belong to.`);
  const parentFile = belongsTo && changes.find(`${separated(belongsTo, '-')}.entity.ts`);
  const folder = `src/features/${changes.feature(feature ?? parentFile?.split('/')[2])}`;
  const file = `${folder}/${separated(name, '-')}.entity.ts`;
  const start = startOf(belongsTo);
  const relation = belongsTo && uncapitalized(belongsTo);
  const plural = pluralOf(name);
  const words = separated(name, ' ');

  changes.add(
    file,
    `import { ${start.imports} } from '../../platform/model/access.ts';
import { entity } from '../../platform/model/entity.ts';
import { text } from '../../platform/model/kinds.ts';
${relation ? `import { belongsTo } from '../../platform/model/relation.ts';` : ''}

export const ${name} = entity(
  '${name}',
  {
    ${relation ? `${relation}: ${start.relation},` : ''}
    name: text(),
  },
  {
    description: '${/^[aeiou]/.test(words) ? 'An' : 'A'} ${words}.',
    ${start.options}
    ${plural === `${name}s` ? '' : `plural: '${plural}',`}
  },
);
`,
  );
  const imported = `import { ${name} } from '${file.replace('src', '..')}';\n`;
  await changes.insertBefore(entitiesFile, 'import { assembleModel }', imported);
  const list = { start: 'entities = [\n', end: '] as const', entry: /^ +(\w+),$/gm };
  await changes.insertInOrder(entitiesFile, list, name, `  ${name},\n`);
  if (parentFile && relation) await addOtherSide(changes, parentFile, name, relation);

  const grid = { start: 'pendingParent\n', end: '`;', entry: /^(\w+)[/ ]/gm };
  const rows = Object.entries(start.rows).map(
    ([state, cells]) => `${`${name}${state}`.padEnd(26)} ${cells}\n`,
  );
  await changes.insertInOrder(casesFile, grid, name, rows.join(''));
  const cases = { start: 'EntityCase>> = {\n', end: '};', entry: /^ {2}(\w+): \{$/gm };
  const sample = `${words.replace(/^./, (letter) => letter.toUpperCase())} \${n}`;
  const entry = [
    `  ${name}: {`,
    '    // Written by `npm run new`: review it, and its rows in the grid.',
    `    input: (n) => ({ name: \`${sample}\` }),`,
    ...(start.isOwned ? [] : ['    guarded: {},']),
    ...(relation ? [`    belongsTo: { ${relation}Id: ['${belongsTo}', '${start.reach}'] },`] : []),
    '  },',
  ];
  await changes.insertInOrder(casesFile, cases, name, entry.map((line) => `${line}\n`).join(''));
  return [
    `Declare its fields and its access in ${file}.`,
    `Write its migration again: git restore migrations/tables.json, rm migrations/*-${separated(name, '-')}.sql, npm run generate ${separated(name, '-')}.`,
    `Review its entry and its rows in ${casesFile}: sample input with every required field, and who may do what.`,
    `Test it: npx vitest run --project server tests/access -t ${name}. More is in docs/guides/add-an-entity.md.`,
  ];
}

const pluralOf = (name: string): string => {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
};

/** Declares in the other entity that many records belong to it. */
async function addOtherSide(changes: Changes, file: string, name: string, through: string) {
  const member = uncapitalized(pluralOf(name));
  const text = await changes.read(file);
  if (text.includes(`\n    ${member}:`))
    throw new Refused(`${file} has a member ${member} already.`);
  const side = `    ${member}: hasMany('${name}', '${through}'),\n`;
  await changes.insertBefore(file, /^ {2}\},\n {2}\{\n {4}description/m, side);
  if (/\bhasMany\b.*relation\.ts/.test(text)) return;
  if (text.includes('relation.ts'))
    await changes.insertBefore(file, / \} from .*relation/, ', hasMany');
  else
    await changes.insertBefore(
      file,
      /^import /m,
      `import { hasMany } from '../../platform/model/relation.ts';\n`,
    );
}
