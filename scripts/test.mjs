// npm test: everything there is. npm run verify (--quick): all of it but the browser journeys.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describeFailures, playwrightFailures, vitestFailures } from './failures.mjs';
import { ensureBuilt, ensureChromium, environment, NODE, prepare, ROOT } from './prepare.mjs';
import { describeTimings, playwrightTimings, vitestTimings } from './timings.mjs';

const quick = process.argv.includes('--quick');
/** @type {import('./timings.mjs').Timing[]} */
const parts = [];
/** @type {import('./timings.mjs').Timing[]} */
const files = [];
/** @type {import('./failures.mjs').Failure[]} */
const failures = [];

/** @template T @param {string} name @param {() => T | Promise<T>} part @returns {Promise<T>} */
async function timed(name, part) {
  const start = performance.now();
  const result = await part();
  parts.push({ file: name, seconds: (performance.now() - start) / 1000 });
  return result;
}

await timed('install', prepare);

const results = mkdtempSync(join(tmpdir(), 'relish-test-'));
/** @type {NodeJS.ProcessEnv} */
const env = { ...environment(), NO_COLOR: '1' };
delete env.FORCE_COLOR;
let passed = 0;
let failed = 0;

/** @param {string} name @param {boolean} ok @param {string} said */
function count(name, ok, said) {
  if (ok) passed += 1;
  else failed += 1;
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name}`);
  if (ok) return;
  console.log(said);
  failures.push({ test: name, message: said });
}

/** @param {string[]} args @param {boolean} show @returns {Promise<{ ok: boolean, said: string }>} */
function run(args, show, more = {}) {
  return new Promise((resolve) => {
    const child = spawn(NODE, args, {
      cwd: ROOT,
      env: { ...env, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (/** @type {Buffer} */ chunk) => {
        said += chunk.toString();
        if (show) process.stdout.write(chunk);
      });
    child.on('exit', (code) => resolve({ ok: code === 0, said }));
  });
}

/** @param {string} name @param {string[]} args */
async function check(name, args) {
  const { ok, said } = await timed(name, () => run(args, false));
  count(name, ok, said);
}

/** @param {string} name @param {string} file @param {string[]} args @param {(report: any) => { passed: number, failed: number, failures: import('./failures.mjs').Failure[], timings: import('./timings.mjs').Timing[] }} read */
async function suite(name, file, args, read, more = {}) {
  console.log(`\n${name}`);
  const { ok } = await timed(name, () => run(args, true, more));
  try {
    const counts = read(JSON.parse(readFileSync(file, 'utf8')));
    passed += counts.passed;
    failed += counts.failed;
    failures.push(...counts.failures);
    files.push(...counts.timings);
    // A suite that breaks outside of its tests, or has none, is a failure too.
    if (counts.passed === 0 || (!ok && counts.failed === 0)) failed += 1;
  } catch {
    count(`${name} left no report`, false, '');
  }
}

console.log('\nChecks');
await check('format', ['node_modules/oxfmt/bin/oxfmt', '--check', '.']);
await check('lint', ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings']);
// Each of them uses one core, so the build runs beside them.
const checks = [
  check('types', ['node_modules/typescript/bin/tsc', '--noEmit']),
  check('imports', ['scripts/check-imports.ts']),
  check('unused code', ['node_modules/knip/bin/knip.js']),
];
await timed('build', ensureBuilt);
await Promise.all(checks);
count('build', true, '');
await check('size', ['scripts/size.ts']);

const unit = join(results, 'unit.json');
await suite(
  'Unit, page, API and process tests',
  unit,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${unit}`,
  ],
  (report) => ({
    passed: report.numPassedTests,
    failed: report.numTotalTests - report.numPassedTests,
    failures: vitestFailures(report, ROOT),
    timings: vitestTimings(report, ROOT),
  }),
);

if (!quick) {
  const CHROMIUM_PATH = await timed('browser', ensureChromium);
  const journeys = join(results, 'journeys.json');
  await suite(
    'Journeys in a browser',
    journeys,
    ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json'],
    (report) => ({
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky + report.stats.skipped,
      failures: playwrightFailures(report),
      timings: playwrightTimings(report),
    }),
    // Playwright sets FORCE_COLOR for its workers, and Node warns if NO_COLOR is set too.
    { PLAYWRIGHT_JSON_OUTPUT_NAME: journeys, CHROMIUM_PATH, NO_COLOR: undefined },
  );
}

rmSync(results, { recursive: true });
console.log(`\n${describeTimings(parts, files)}`);
console.log(describeFailures(failures));
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
