// How long each part of `npm test` took, and which test files took longest.

/**
 * @typedef {{ file: string, seconds: number }} Timing
 * @typedef {{ specs?: { tests: { projectName: string, results: { duration: number }[] }[] }[], suites?: Suite[] }} Suite
 */

/** Time per file from the JSON report of vitest; a file that runs in two projects is listed twice.
 * @param {{ testResults: { name: string, startTime: number, endTime: number }[] }} report
 * @param {string} root @returns {Timing[]} */
export const vitestTimings = (report, root) =>
  report.testResults.map(({ name, startTime, endTime }) => ({
    file: name.replace(`${root}/`, ''),
    seconds: (endTime - startTime) / 1000,
  }));

/** Time per file and width from the JSON report of Playwright.
 * @param {{ suites: (Suite & { file: string })[] }} report @returns {Timing[]} */
export function playwrightTimings({ suites }) {
  /** @type {Map<string, number>} */
  const seconds = new Map();
  for (const suite of suites)
    for (const { projectName, results } of testsIn(suite)) {
      const file = `e2e/${suite.file} (${projectName})`;
      const took = results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
      seconds.set(file, (seconds.get(file) ?? 0) + took);
    }
  return [...seconds].map(([file, took]) => ({ file, seconds: took }));
}

/** @param {Suite} suite @returns {{ projectName: string, results: { duration: number }[] }[]} */
const testsIn = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap((each) => testsIn(each)),
];

/** @param {string} title @param {Timing[]} timings @returns {string} */
const list = (title, timings) =>
  [
    title,
    ...timings.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`),
  ].join('\n');

/** @param {Timing[]} parts @param {Timing[]} files @returns {string} */
export const describeTimings = (parts, files) =>
  [
    list('Time per part', parts),
    list('Slowest files', files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 20)),
  ].join('\n\n');
