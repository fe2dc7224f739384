// npm runs this after installing the packages, with any Node, so it is plain JavaScript. The npm 9
// of Debian removes node_modules/.bin/node, the link to Node 24: the package for the other
// processor has a program of the same name, and its removal deletes the link.
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname } from 'node:path';

const link = 'node_modules/.bin/node';
const program = `node-${process.platform}-${process.arch}/bin/node`;

if (existsSync(`node_modules/${program}`) && !existsSync(link)) {
  mkdirSync(dirname(link), { recursive: true });
  // A link that leads nowhere.
  rmSync(link, { force: true });
  symlinkSync(`../${program}`, link);
}
