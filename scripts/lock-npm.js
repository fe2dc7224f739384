// `node scripts/lock-npm.js FOLDER`: writes a package.json and a package-lock.json to FOLDER with
// only the Node for this processor, as in Quad's package-lock.json, and an npm for it. `npm ci`
// there installs both before anything else: the npm 9 of Debian skips optional packages that don't
// support its old Node, including those that build the pages. Leaves FOLDER alone if Quad has no
// Node for this system. In plain JavaScript, because any Node must be able to run it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const npm = {
  version: '11.21.2',
  integrity:
    'sha512-7HPApk+AflMUavSseL1Pm6CnYqMIHk53x+KmuhqmTDqPkjPMgxIpTPcTqsE91EKNw4gFBJV9fnXiSdGm1DXq9A==',
  bin: { npm: 'bin/npm-cli.js', npx: 'bin/npx-cli.js' },
};

const [, , folder = '.'] = process.argv;
const name = `node-${process.platform}-${process.arch}`;
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const node = packages[`node_modules/${name}`];

if (node) {
  const root = { dependencies: { [name]: node.version, npm: npm.version } };
  const lock = {
    lockfileVersion: 3,
    packages: {
      '': root,
      [`node_modules/${name}`]: { ...node, optional: false },
      'node_modules/npm': npm,
    },
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(root));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
}
