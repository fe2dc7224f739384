// `node scripts/lock-node.js FOLDER`: puts a package.json and a package-lock.json into FOLDER that hold
// nothing but the Node for this processor, as the package-lock.json of Quad has it. `npm ci` there then
// brings that Node before anything else is installed. Prints the folder of its program, or nothing where
// Quad has no Node for this system. In plain JavaScript, because any Node has to be able to run it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [, , folder = '.'] = process.argv;
const name = `node-${process.platform}-${process.arch}`;
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const locked = packages[`node_modules/${name}`];

if (locked) {
  const root = { dependencies: { [name]: locked.version } };
  const lock = {
    lockfileVersion: 3,
    packages: { '': root, [`node_modules/${name}`]: { ...locked, optional: false } },
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(root));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  process.stdout.write(`node_modules/${name}/bin\n`);
}
