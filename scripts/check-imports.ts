import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser';

// dependency-cruiser reads nothing at all with TypeScript 7, so it is given 6 (docs/decisions/tooling.md).
registerHooks({
  resolve: (name, context, next) =>
    next(name.replace(/^typescript(?=$|\/)/, 'typescript-6'), context),
});

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const folder = resolve(process.argv[2] ?? ROOT);
const { cruise } = await import('dependency-cruiser');
const { default: extractTsConfig } =
  await import('dependency-cruiser/config-utl/extract-ts-config');
const { default: config } = (await import('../.dependency-cruiser.cjs')) as {
  default: { forbidden: IForbiddenRuleType[]; options: ICruiseOptions };
};

process.chdir(folder);
const result = await cruise(
  ['packages', 'e2e', 'bench'].filter((each) => existsSync(each)),
  { ...config.options, validate: true, ruleSet: { forbidden: config.forbidden } },
  undefined,
  { tsConfig: extractTsConfig(resolve(ROOT, 'tsconfig.json')) },
);
if (typeof result.output === 'string') throw new Error(result.output);
const { violations, totalCruised } = result.output.summary;
for (const { rule, from, to } of violations) console.log(`${rule.name}: ${from} -> ${to}`);
console.log(`${totalCruised} modules, ${violations.length} violations`);
if (totalCruised < 10 || violations.length > 0) process.exitCode = 1;
