// Collects the failures of `npm test`, because the output before its end may be cut off.

/**
 * @typedef {{ test: string, message: string }} Failure
 * @typedef {{ title: string, tests: { projectName: string, status: string, results: { errors?: { message?: string }[] }[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/** @param {{ testResults: { name: string, message?: string, assertionResults: { fullName: string, status: string, failureMessages?: string[] | null }[] }[] }} report
 * @param {string} root @returns {Failure[]} */
export const vitestFailures = ({ testResults }, root) =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const file = name.replace(`${root}/`, '');
    const failed = assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        test: `${file}: ${fullName}`,
        message: failureMessages?.[0] ?? '',
      }));
    // A file that cannot be loaded has a message, and no tests.
    return assertionResults.length === 0 ? [{ test: file, message: message ?? '' }] : failed;
  });

/** @param {{ suites: (Suite & { file: string })[] }} report @returns {Failure[]} */
export const playwrightFailures = ({ suites }) =>
  suites.flatMap((suite) =>
    specsIn(suite).flatMap(({ title, tests }) =>
      tests
        .filter((test) => test.status === 'unexpected')
        .map(({ projectName, results }) => ({
          test: `e2e/${suite.file} (${projectName}): ${title}`,
          message: results.find(({ errors = [] }) => errors.length > 0)?.errors?.[0]?.message ?? '',
        })),
    ),
  );

/** @param {Suite} suite @returns {Spec[]} */
const specsIn = ({ specs = [], suites = [] }) => [
  ...specs,
  ...suites.flatMap((each) => specsIn(each)),
];

/** @param {string} text @returns {string} */
const indentFirstLines = (text) => text.split('\n', 12).join('\n').replaceAll(/^/gm, '      ');

/** @param {Failure[]} failures @returns {string} */
export const describeFailures = (failures) =>
  failures.length === 0
    ? ''
    : [
        '\nFailed',
        ...failures.map(({ test, message }) => `  ${test}\n${indentFirstLines(message)}`),
      ].join('\n');
