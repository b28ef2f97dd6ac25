import type { Region } from '../../fields.ts';
import { ENGLAND_2023 } from './england.ts';
import type { Framework, FrameworkItem } from './framework.ts';
import { NORTHERN_IRELAND_2015 } from './northern-ireland.ts';
import { SCOTLAND_2023 } from './scotland.ts';
import { WALES_2019 } from './wales.ts';

/** Includes past versions, for records of their time. */
export const FRAMEWORKS: readonly Framework[] = [
  ENGLAND_2023,
  SCOTLAND_2023,
  WALES_2019,
  NORTHERN_IRELAND_2015,
];

/** Undefined if no framework is known. */
export const frameworkFor = (region: Region, day: string): Framework | undefined =>
  FRAMEWORKS.find(
    ({ nation, valid_from, valid_to }) =>
      nation === region && valid_from <= day && (valid_to === null || day <= valid_to),
  );

/** Headings cannot be chosen. */
export const choosable = ({ items }: Framework): FrameworkItem[] =>
  items.filter(({ parent }) => parent !== null);

/** Undefined if the codes are valid on that day. */
export function evidenceProblem(
  codes: readonly string[],
  region: Region,
  day: string,
): string | undefined {
  if (codes.length === 0) return undefined;
  const framework = frameworkFor(region, day);
  if (!framework) return 'There is no framework for this home on that day.';
  const known = new Set(choosable(framework).map(({ code }) => code));
  if (!codes.every((code) => known.has(code))) return 'Choose from the list.';
  return new Set(codes).size < codes.length ? 'Something is chosen twice.' : undefined;
}
