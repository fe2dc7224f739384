// Loaded before every program of Quad (`node --import`), in plain JavaScript so that an old Node
// can read it and print the error.
const [major] = process.versions.node.split('.');

if (Number(major) < 24) {
  process.stderr.write(
    `Quad needs Node 24, and this is Node ${process.versions.node}: run "npm ci" without --omit=optional, which brings Node 24 along on Linux, or install it.\n`,
  );
  process.exit(1);
}
