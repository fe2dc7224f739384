// Loaded before every program of Quad (`node --import`) and by vitest.config.ts, in plain JavaScript
// so that an old Node can read it and print the error.
const [major] = process.versions.node.split('.');

if (Number(major) < 24) {
  process.stderr.write(
    `Quad needs Node 24, and this is Node ${process.versions.node} (${process.execPath}). On Linux, "npm ci" without --omit=optional brings Node 24 along: start programs with npm or npx, and point your editor to node_modules/.bin/node. Elsewhere, install Node 24.\n`,
  );
  process.exit(1);
}
