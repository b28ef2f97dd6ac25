// Brings a fresh clone to where it can run. Plain JavaScript for the Node that is there:
// it works before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const MODULES = join(ROOT, 'node_modules');
const OLDEST_NODE = 20;

/** The project's own Node, whatever the machine has. */
export const NODE = join(
  MODULES,
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** The environment of whatever the project runs: its own Node and tools come first. */
export const environment = () => ({
  ...process.env,
  PATH: [dirname(NODE), join(MODULES, '.bin'), process.env.PATH].join(delimiter),
});

/** @param {string} sentence @returns {never} */
export function giveUp(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

/** @param {string} command @param {string[]} args @param {Record<string, string>} more */
function run(command, args, more = {}) {
  const env = { ...environment(), ...more };
  const options = { cwd: ROOT, env, shell: process.platform === 'win32' };
  return spawnSync(command, args, { ...options, stdio: 'inherit' }).status === 0;
}

export function prepare() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE)
    giveUp(
      `This needs Node ${OLDEST_NODE} or newer, and this is ${process.version}. Install one from nodejs.org.`,
    );
  ensureInstalled();
  if (!run(NODE, ['scripts/compile-words.ts']))
    giveUp('The words in packages/web/words could not be compiled. The lines above say why.');
}

/** `npm ci` when there is nothing yet, or the lock file has changed since. */
function ensureInstalled() {
  const lock = join(ROOT, 'package-lock.json');
  const stamp = join(MODULES, '.relish-lock');
  const wanted = hash(readFileSync(lock));
  const npmRecord = join(MODULES, '.package-lock.json');
  const installed = existsSync(NODE) && existsSync(npmRecord);
  const isStamped = installed && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  // Somebody ran `npm install` by hand: npm's own record is then newer than the lock file.
  const isByHand =
    installed && !existsSync(stamp) && statSync(npmRecord).mtimeMs >= statSync(lock).mtimeMs;
  if (!isStamped && !isByHand) {
    console.log('Installing packages …');
    if (!run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']) || !existsSync(NODE))
      giveUp(
        'The packages could not be installed. Check the network connection and run the same command again.',
      );
  }
  if (!isStamped) writeFileSync(stamp, wanted);
}

/** Builds the web app when one of its files has changed. */
export const ensureBuilt = () => ensureBuiltInto('packages/web/dist', {});

/** The same app in the pseudo-locale, for the journeys that look for cut-off and forgotten words. */
export const ensurePseudoBuilt = () =>
  ensureBuiltInto('packages/web/dist-pseudo', { RELISH_WORDS: 'pseudo' });

/** @param {string} folder @param {Record<string, string>} more */
function ensureBuiltInto(folder, more) {
  const stamp = join(ROOT, folder, '.stamp');
  const wanted = hash(
    ['packages/web', 'packages/shared', 'scripts/compile-words.ts', 'package-lock.json']
      .flatMap((path) => list(join(ROOT, path)))
      .join('\n'),
  );
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log(`Building ${folder} …`);
  if (!run('npm', ['run', '--silent', 'build', '--', '--logLevel', 'warn'], more))
    giveUp('The web app could not be built. The lines above say why.');
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

// The shell without a window does the same work in half the time, but shows no notifications.
const HEADLESS = 'chromium-headless-shell';
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Chromium for browser tests, with and without a window: installed ones, Debian's, else Playwright's own. */
export function ensureChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (canInstall && !(findBrowser([HEADLESS]) && findBrowser(BROWSERS))) {
    console.log('Installing Chromium …');
    process.env.DEBIAN_FRONTEND = 'noninteractive';
    run('apt-get', ['-qq', 'update']);
    // Older releases lack the first: then the second does all the work.
    for (const name of [HEADLESS, 'chromium']) run('apt-get', ['-qq', 'install', '-y', name]);
  }
  const found = findBrowser(BROWSERS) && findBrowser([HEADLESS, ...BROWSERS]);
  if (found) return found;
  console.log('Fetching Chromium …');
  if (!run('npx', ['playwright', 'install', '--with-deps', 'chromium']))
    giveUp('There is no Chromium for the browser tests. Install one, or set CHROMIUM_PATH to it.');
  return undefined;
}

/** @param {string[]} names */
function findBrowser(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

const BUILT = new Set(['dist', 'dist-pseudo', 'compiled', 'pseudo', 'node_modules']);

/** Every file below a path with its size and time. @param {string} path @returns {string[]} */
function list(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return [`${path} ${stats.size} ${stats.mtimeMs}`];
  return readdirSync(path)
    .filter((name) => !BUILT.has(name))
    .toSorted()
    .flatMap((name) => list(join(path, name)));
}

/** @param {string | Buffer} content */
const hash = (content) => createHash('sha256').update(content).digest('hex');
