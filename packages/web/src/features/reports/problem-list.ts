import type { PersonHere } from './api.ts';
import type { Part } from './record-context.ts';
import { partOf, personOf, type Problems } from './record-problems.ts';
import type { RecordValues } from './record-values.ts';

/** What is wrong, for the summary: whose problem it is stands before it. */
export class ProblemList {
  readonly shown: { name: string; message: string }[];
  readonly #values: RecordValues;

  constructor(problems: Problems, values: RecordValues, people: ReadonlyMap<string, PersonHere>) {
    this.#values = values;
    this.shown = Object.entries(problems)
      // Somebody else's newer version is said by itself.
      .filter(([name]) => name !== 'version')
      .map(([name, messages]) => {
        const whose = people.get(this.personOf(name) ?? '')?.preferred_name;
        const said = messages.join(' ');
        const several = values.participations.length > 1;
        return { name, message: whose !== undefined && several ? `${whose}: ${said}` : said };
      });
  }

  partOf(name: string): Part {
    return partOf(name);
  }

  personOf(name: string): string | undefined {
    const at = personOf(name)?.at;
    return at === undefined ? undefined : this.#values.participations[at]?.resident_id;
  }
}
