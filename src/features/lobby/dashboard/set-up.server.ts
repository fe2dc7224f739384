import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import type { Env } from '../../../platform/env.server.ts';
import { ownBrand } from '../../../platform/env/read-brand.ts';

/** The environment and admin settings that the steps check. */
export type SetUpEnv = Pick<Env, 'brand' | 'logo' | 'icon' | 'smtp'>;

/** A setup step from an empty site to the first fair. */
interface SetUpStep {
  readonly kind: string;
  readonly isDone: boolean;
  /** The built-in default is good enough until then. */
  readonly isOptional: boolean;
}

/** The steps in their recommended order; none once all required ones are done. */
export async function readSetUp(on: Queryable, env: SetUpEnv): Promise<readonly SetUpStep[]> {
  const [is] = await readRows(on, {
    tested: 'boolean',
    priced: 'boolean',
    listed: 'boolean',
    made: 'boolean',
    open: 'boolean',
  })(
    `select exists (select from audit_entry where action = 'sendSettingsTest') as tested,
       exists (select from price_version) as priced, exists (select from college) as listed,
       exists (select from fair) as made,
       exists (select from fair where published_at is not null) as open`,
  );
  if (!is) throw new Error('The steps could not be read.');
  const { brand, logo, icon, smtp } = env;
  const looksOwn = (['name', 'primaryColor', 'secondaryColor'] as const).some(
    (key) => brand[key].toLowerCase() !== ownBrand[key].toLowerCase(),
  );
  const step = (kind: string, isDone: boolean, isOptional = false): SetUpStep => ({
    kind,
    isDone,
    isOptional,
  });
  const steps = [
    step('organization', Boolean(brand.postalAddress)),
    step('brand', looksOwn || logo !== undefined || icon !== undefined, true),
    smtp ? step('email', is.tested) : step('mailServer', false),
    step('prices', is.priced, true),
    step('colleges', is.listed),
    step('fair', is.made),
    step('publish', is.open),
  ];
  return steps.every(({ isDone, isOptional }) => isDone || isOptional) ? [] : steps;
}
