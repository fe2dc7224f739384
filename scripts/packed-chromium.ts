import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The Chromium from the npm package `@sparticuz/chromium`, unpacked on first use into `cache` (210
 * MB, one folder per version); null where the package has none: it supports Linux on x64. It needs
 * no system package: it includes its libraries and one font.
 *
 * @throws with the package's error if it can't be unpacked
 */
export function packedChromium(
  cache = join(import.meta.dirname, '..', 'node_modules', '.cache', 'chromium'),
): string | null {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const main = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const home = join(cache, versionOf(main));
  const program = join(home, 'start');
  if (existsSync(program)) return program;
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, 'draft-'));
  try {
    unpack(main, draft);
    writeFileSync(join(draft, 'fonts', 'fonts.conf'), fontSettings(home));
    writeFileSync(join(draft, 'start'), startScript);
    chmodSync(join(draft, 'start'), 0o755);
    // Several processes may unpack at once. The first to finish wins, and no one sees a partial
    // result.
    renameSync(draft, home);
  } catch (error) {
    if (!existsSync(program)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return program;
}

/** The package unpacks to the temporary folder, and its libraries only where it thinks it is on Lambda. */
function unpack(main: string, folder: string): void {
  const script = `(await import(${JSON.stringify(pathToFileURL(main).href)})).default.executablePath()`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', `await ${script}`],
    {
      encoding: 'utf8',
      env: { TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
    },
  );
  if (status !== 0) {
    throw new Error(`The Chromium of @sparticuz/chromium could not be unpacked: ${stderr.trim()}`);
  }
}

/** Its own libraries, and its own font unless the machine has fonts. */
const startScript = `#!/bin/sh
home=\${0%/*}
export LD_LIBRARY_PATH="$home/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_PATH="$home/fonts"
exec "$home/chromium" "$@"
`;

function fontSettings(home: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(home, 'fonts')}</dir>
  <cachedir>${join(home, 'fonts-cache')}</cachedir>
</fontconfig>
`;
}

function versionOf(main: string): string {
  const { version } = createRequire(main)('../package.json') as { version: string };
  return version;
}
