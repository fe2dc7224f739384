import type pg from 'pg';
import { describeTypes, labelOf } from '../../colleges/college-facts.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import type { FileStore } from '../../../platform/files/file-store.server.ts';
import { putFileAsSystem } from '../../../platform/files/put-as-system.server.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { writePdf } from '../../../platform/pdf/write-pdf.server.ts';
import type { World } from '../../../platform/world.ts';
import { boothDocuments } from '../booth-files.ts';

interface Parts {
  readonly pool: pg.Pool;
  readonly world: World;
  readonly store: FileStore;
  readonly publicUrl: string;
}

/**
 * Puts a page of the college's public facts on each published booth of a demo fair that has no
 * document.
 * @throws FileStoreError
 */
export async function putDemoDocuments(parts: Parts, fairId: string): Promise<void> {
  const rows = await readRows(parts.pool, {
    id: 'text',
    name: 'text',
    city: 'text',
    state: 'text',
    site: 'text?',
    types: 'text[]',
    sizes: 'text[]',
    settings: 'text[]',
  })(
    `select b.id, c.name, c.city, c.state, c.booth_url as site,
       coalesce(p.college_type, '{}') as types, coalesce(p.campus_size, '{}') as sizes,
       coalesce(p.campus_setting, '{}') as settings
     from fair_booth b join college c on c.id = b.college_id
     left join college_profile p on p.college_id = c.id
     where b.fair_id = $1 and b.booth_sent and not exists (select from file f
       where f.record_type = 'FairBooth' and f.record_id = b.id and f.state <> 'gone')
     order by b.id`,
    [fairId],
  );
  const t = translatorFor('en');
  for (const { id, name, city, state, site, types, sizes, settings } of rows) {
    const facts = [
      ['Where', `${city}, ${state}`],
      ['Kind', describeTypes(t, types)],
      ['Students', sizes.map((one) => t(labelOf(one))).join(', ')],
      ['Campus', settings.map((one) => t(labelOf(one))).join(', ')],
      ['Website', site ?? ''],
    ] as const;
    const content = await writePdf({
      title: 'At a glance',
      from: name,
      foot: 'From the federal list of colleges, for trying out Quad.',
      locale: 'en',
      now: parts.world.now(),
      blocks: [{ kind: 'facts', rows: facts.filter(([, value]) => value !== '') }],
      ifLettersMiss: 'Some characters can’t be printed.',
    });
    await putFileAsSystem(parts, boothDocuments, id, {
      content,
      type: 'application/pdf',
      name: 'At a glance.pdf',
    });
  }
}
