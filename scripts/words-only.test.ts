import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import ts from 'typescript-6';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

// Tests and the design page are exempt.
const EXEMPT = /\.test\.tsx?$|src\/(testing|words\/compiled|features\/system\/design)\//;
// Attributes and properties that users read or hear.
const SPOKEN =
  /^(title|text|label|lead|hint|alt|placeholder|description|message|words|unlock|aria-(label|description|roledescription|valuetext)|\w+Label)$/;
const LETTERS = /\p{L}{2}/u;
// `${id}-label` is an element id.
const ID_ENDING = /^\s*-[a-z-]+$/;

/** Text in a source file that users would read and no catalogue contains. */
function literalsIn(path: string, source: string): string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const flag = (node: ts.Node) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    found.push(`${path}:${line + 1} ${node.getText(file).trim()}`);
  };
  const visit = (node: ts.Node) => {
    if (ts.isJsxText(node) && LETTERS.test(node.text)) flag(node);
    if (isText(node) && isSpoken(node)) flag(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const isText = (node: ts.Node) =>
  (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || isMixed(node)) &&
  LETTERS.test(isMixed(node) ? fixedParts(node).replace(ID_ENDING, '') : node.text);

const isMixed = (node: ts.Node): node is ts.TemplateExpression => ts.isTemplateExpression(node);
const fixedParts = ({ head, templateSpans }: ts.TemplateExpression) =>
  [head.text, ...templateSpans.map(({ literal }) => literal.text)].join(' ');

/** Inside an element, or in a property that is read out. */
function isSpoken(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isJsxAttribute(parent)) return SPOKEN.test(parent.name.getText());
  if (ts.isPropertyAssignment(parent))
    return node === parent.initializer && SPOKEN.test(parent.name.getText().replace(/'/g, ''));
  if (ts.isConditionalExpression(parent) || ts.isParenthesizedExpression(parent))
    return isSpoken(parent);
  if (!ts.isJsxExpression(parent)) return false;
  return ts.isJsxAttribute(parent.parent)
    ? SPOKEN.test(parent.parent.name.getText())
    : !ts.isJsxAttribute(parent.parent);
}

test('every text users read comes from a catalogue', () => {
  const files = globSync('packages/web/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !EXEMPT.test(path),
  );
  expect(files.length).toBeGreaterThan(100);
  const literals = files.flatMap((path) =>
    literalsIn(path, readFileSync(`${root}/${path}`, 'utf8')),
  );
  expect(literals).toEqual([]);
});

test.each([
  ['<p>Hello there</p>'],
  ["<p>{'Hello there'}</p>"],
  ['<p>{`Hello ${name}`}</p>'],
  ['<p>{here ? "You are here" : m.other()}</p>'],
  ['<Field label="E-mail" />'],
  ['<Icon aria-label={"Close"} />'],
  ["showToast({ title: 'Saved' })"],
  ['<Page lead={`Hello ${name}`} />'],
])('reports %s', (source) => {
  expect(literalsIn('sample.tsx', `const x = ${source};`)).toHaveLength(1);
});

test.each([
  ['<p className="lead">{m.hello()}</p>'],
  ['<title>{`${m.title()} | ${PRODUCT_NAME}`}</title>'],
  ['<p>–</p>'],
  ["{ kind: 'danger' }"],
])('ignores %s', (source) => {
  expect(literalsIn('sample.tsx', `const x = (${source});`)).toEqual([]);
});
