import { capitalized, Refused, uncapitalized, type Changes } from './changes.ts';

const routesFile = 'src/routes.ts';
const sitemapFile = 'src/features/shell/sitemap/serve-sitemap.server.ts';
const guardFile = 'e2e/every-route-has-its-guard.test.ts';

/** Where a route is listed: public pages, then /app, then /admin. */
const listedBefore = {
  public: /^\n {2}\/\/ A segment cannot be half a parameter/m,
  app: /^ {2}route\('admin\//m,
  admin: /^\n {2}route\('\*'/m,
};

const areas = ['app', 'admin'] as const;

/** Prepares a screen at a path, and returns what its author still has to do. */
export async function newScreen(
  changes: Changes,
  { path, feature: asked }: { readonly path: string; readonly feature: string | undefined },
) {
  if (!/^\/(?:(?:app|admin)(?:\/[a-z\d]+(?:-[a-z\d]+)*)+|[a-z\d]+(?:-[a-z\d]+)*)$/.test(path))
    throw new Refused(
      `A path is like /open-days, /app/open-days or /admin/open-days, and "${path}" is not. Pages with parameters and other public pages are added by hand: docs/guides/add-a-screen.md.`,
    );
  if (/^\/(?:app|admin|(?:fair|college)-.*)$/.test(path))
    throw new Refused(`${path} belongs to other pages. Choose another path.`);
  if ((await changes.read(routesFile)).includes(`route('${path.slice(1)}'`))
    throw new Refused(`${routesFile} has a page at ${path} already.`);
  const feature = changes.feature(asked);
  const name = path.replace(/^\/(?:app\/)?/, '').replaceAll('/', '-');
  const folder = `features/${feature}/${name}`;
  const title = name.replace(/^admin-/, '').replaceAll('-', ' ');
  const component = capitalized(name);
  const messages = `${uncapitalized(component)}Messages`;

  changes.add(
    `src/${folder}/${name}.messages.ts`,
    `import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The page ${path}. */
export const ${messages} = defineMessages('${feature}.${uncapitalized(component)}', {
  title: '${title.replace(/^./, (letter) => letter.toUpperCase())}',
  description: 'What visitors find on this page, in one sentence.',
});
`,
  );
  changes.add(
    `src/${folder}/${name}.route.tsx`,
    `import type { Route } from './+types/${name}.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { PageHead, Wrap } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { ${messages} as messages } from './${name}.messages.ts';

export function loader({ context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const t = translatorFor(call.locale);
  const meta = pageMeta({
    ...call,
    title: t(messages.title),
    description: t(messages.description),
    path: '${path}',
  });
  return { meta };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** \`${path}\` */
export default function ${component}() {
  const t = useTranslate();
  return (
    <Wrap>
      <PageHead title={t(messages.title)} lead={t(messages.description)} />
    </Wrap>
  );
}
`,
  );
  const area = areas.find((one) => path.startsWith(`/${one}/`)) ?? 'public';
  const route = `  route('${path.slice(1)}', '${folder}/${name}.route.tsx'),\n`;
  await changes.insertBefore(routesFile, listedBefore[area], route);
  if (area === 'public')
    await changes.insertBefore(sitemapFile, `  '/privacy-policy',`, `  '${path}',\n`);
  if (area === 'app') {
    const rows = { start: 'admin6x6\n', end: '`;', entry: /^(\/\S+)/gm };
    const row = `${path.padEnd(29)} yes     yes    yes       yes     yes   yes\n`;
    await changes.insertInOrder(guardFile, rows, path, row);
  }
  const opens = {
    public: 'Everyone opens it, and it is in the sitemap.',
    app: `Every account opens it: for some roles only, change its row in ${guardFile} and src/features/accounts/callers/access-guard.ts.`,
    admin: 'Admins open it.',
  };
  return [
    `Write its texts in src/${folder}/${name}.messages.ts, and run npm run generate.`,
    `Load data and show it in src/${folder}/${name}.route.tsx: docs/guides/add-a-screen.md.`,
    opens[area],
  ];
}
