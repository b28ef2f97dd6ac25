// Prepares a fresh clone. Plain JavaScript, because it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const MODULES = join(ROOT, 'node_modules');
const OLDEST_NODE = 20;

/** The project's own Node version. */
export const NODE = join(
  MODULES,
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** Puts the project's own Node and tools first in PATH. */
export const environment = () => ({
  // Each thread that decodes pictures would otherwise keep memory of its own.
  MALLOC_ARENA_MAX: '2',
  // The memory of an upload goes back to the system as soon as it is freed.
  MALLOC_MMAP_THRESHOLD_: '1048576',
  ...process.env,
  PATH: [dirname(NODE), join(MODULES, '.bin'), process.env.PATH].join(delimiter),
});

/** @param {string} sentence @returns {never} */
export function giveUp(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const options = { cwd: ROOT, env: environment(), shell: process.platform === 'win32' };
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

/** Runs `npm ci` on a fresh clone or a changed lock file. */
function ensureInstalled() {
  const lock = join(ROOT, 'package-lock.json');
  const stamp = join(MODULES, '.relish-lock');
  const wanted = hash(readFileSync(lock));
  const npmRecord = join(MODULES, '.package-lock.json');
  const installed = existsSync(NODE) && existsSync(npmRecord);
  const isStamped = installed && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  // After a manual `npm install`, npm's own record is newer than the lock file.
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

/** Rebuilds the web app only if one of its files has changed. */
export function ensureBuilt() {
  const folder = 'packages/web/dist';
  const stamp = join(ROOT, folder, '.stamp');
  const wanted = hash(
    ['packages/web', 'packages/shared', 'scripts/compile-words.ts', 'package-lock.json']
      .flatMap((path) => list(join(ROOT, path)))
      .join('\n'),
  );
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log(`Building ${folder} …`);
  if (!run('npm', ['run', '--silent', 'build', '--', '--logLevel', 'warn']))
    giveUp('The web app could not be built. The lines above say why.');
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

// Twice as fast, but without notifications.
const HEADLESS = 'chromium-headless-shell';
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Uses installed browsers, Debian's or Playwright's own. */
export function ensureChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (canInstall && !(findBrowser([HEADLESS]) && findBrowser(BROWSERS))) {
    console.log('Installing Chromium …');
    process.env.DEBIAN_FRONTEND = 'noninteractive';
    run('apt-get', ['-qq', 'update']);
    // Older releases lack the first; the second covers both.
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

const BUILT = new Set(['dist', 'compiled', 'node_modules']);

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
