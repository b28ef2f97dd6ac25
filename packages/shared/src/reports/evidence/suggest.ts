import type { Category } from '../../library/activities/choices.ts';
import { isPresent } from '../reports/choices.ts';
import type { Participation, ReportFields } from '../reports/report.ts';
import type { EvidenceKind, Framework } from './framework.ts';
import { choosable } from './frameworks.ts';

type Person = Pick<
  Participation,
  'attendance' | 'engagement' | 'mood_before' | 'mood_after' | 'distress'
> &
  Partial<Pick<Participation, 'alternative_offered' | 'feedback' | 'quote' | 'outcomes'>> & {
    pal_level_at_time?: string | null | undefined;
  };

/** The fields that evidence is derived from. */
export type EvidenceSource = Pick<ReportFields, 'category' | 'format' | 'place'> &
  Partial<Pick<ReportFields, 'led_by' | 'external_provider'>> & {
    participations: readonly Person[];
  };

const CATEGORY_KINDS: Partial<Record<Category, EvidenceKind>> = {
  PHY: 'physical',
  REM: 'known_person',
  SPI: 'faith',
  COM: 'community',
};

const had = (outcome: string) => (person: Person) =>
  person.outcomes?.some((each) => each === outcome) ?? false;

const present = ({ attendance }: Person) => isPresent(attendance);
const declined = ({ attendance }: Person) => attendance === 'declined';

/** Domain 3.7. A declined offer is evidence too. */
const SIGNS: Record<EvidenceKind, (report: EvidenceSource, people: readonly Person[]) => boolean> =
  {
    took_part: (_, people) => people.some(present),
    one_to_one: ({ format }, people) => format === 'one_to_one' && people.some(present),
    own_room: ({ place }, people) => place === 'own_room' && people.some(present),
    known_person: (_, people) => people.some(had('remembered')),
    own_choice: ({ format, led_by }, people) =>
      format === 'independent' ||
      people.some((each) => declined(each) || each.attendance === 'own_activity') ||
      (led_by?.some(({ kind }) => kind === 'resident') ?? false),
    outcome_seen: (_, people) =>
      people.some(
        (each) =>
          present(each) &&
          ((each.engagement ?? null) !== null ||
            (each.mood_before !== null && each.mood_after !== null)),
      ),
    // Distress or a fall in mood shows a need, not a response to it.
    need_answered: (_, people) => people.some(had('comforted')),
    ability_used: (_, people) =>
      people.some((each) => present(each) && (each.pal_level_at_time ?? null) !== null),
    own_words: (_, people) =>
      people.some(
        ({ feedback, quote }) =>
          Boolean(quote) ||
          (feedback !== null && feedback !== undefined && feedback !== 'no_answer'),
      ),
    community: ({ place, external_provider, led_by }) =>
      place === 'community' ||
      Boolean(external_provider) ||
      (led_by?.some(({ kind }) => kind === 'external' || kind === 'volunteer') ?? false),
    faith: (_, people) => people.some(had('expressed_faith')),
    physical: (_, people) => people.some(had('moved_more')),
  };

const findKinds = (report: EvidenceSource): EvidenceKind[] => {
  const byCategory = report.category === null ? undefined : CATEGORY_KINDS[report.category];
  const happened = report.participations.some(present);
  return (Object.keys(SIGNS) as EvidenceKind[]).filter(
    (kind) => (happened && kind === byCategory) || SIGNS[kind](report, report.participations),
  );
};

/** Only suggestions, in framework order; a person decides. */
export function suggestedEvidence(report: EvidenceSource, framework: Framework): string[] {
  const codes = new Set(findKinds(report).flatMap((kind) => Object.keys(framework.links[kind])));
  return choosable(framework)
    .map(({ code }) => code)
    .filter((code) => codes.has(code));
}
