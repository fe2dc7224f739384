// Run by npm after it has installed the packages, by whatever Node it has, so in plain JavaScript.
// The npm 9 of Debian removes node_modules/.bin/node, which leads to the Node 24 that comes along: the
// package for the other processor has a program of the same name, and leaves with its link.
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
