import type { Guide } from '@relish/shared/library/activities/guide.ts';

import { missingAllergens } from './food-allergens.ts';

/**
 * Problems the schema cannot express: text that would hurt, mislead or address the wrong person.
 */
export type Problem = readonly [field: string, reason: string];

// A relation used as a name ("Try it, Dad") fixes the speaker; "my mum’s recipe" does not.
const RELATIONS =
  /\b(Mum|Mummy|Mam|Mammy|Mother|Dad|Daddy|Father|Papa|Pops?|Gran|Granny|Grandma|Grandmother|Grandad|Granddad|Grandpa|Grandfather|Gramps|Nan|Nana|Nanna|Nanny|Nain|Taid|Nani|Dadi|Uncle|Auntie|Aunty|Aunt|Sis)\b/;
const ENDEARMENT =
  /(?:^|[,.!?] ?)(love|dear|darling|sweetheart|pet|duck|sir|madam)\b[,.!?]|, (love|dear|darling|sweetheart|pet|duck|sir|madam)$/i;

function* listTexts(guide: Guide): Generator<[field: string, text: string]> {
  yield ['title', guide.title];
  yield ['summary', guide.summary];
  for (const { name, instead } of guide.equipment)
    yield ['equipment', [name, instead].filter(Boolean).join('; ')];
  for (const step of guide.steps) yield ['steps', step];
  for (const [level, text] of Object.entries(guide.adaptations))
    yield [`adaptations.${level}`, text];
  yield ['opening_line', guide.opening_line];
  for (const prompt of guide.conversation_prompts) yield ['conversation_prompts', prompt];
  yield ['look_for.stop', guide.look_for.stop];
  yield ['look_for.enjoying', guide.look_for.enjoying];
  for (const { code, controls } of guide.hazards) yield [`hazards.${code}`, controls];
  if (guide.iddsi_note !== null) yield ['iddsi_note', guide.iddsi_note];
  if (guide.culture_notes !== null) yield ['culture_notes', guide.culture_notes];
  for (const thing of guide.visit?.bring ?? []) yield ['visit.bring', thing];
  if (guide.visit) yield ['visit.say', guide.visit.say];
  for (const step of guide.visit?.steps ?? []) yield ['visit.steps', step];
}

/** Spoken to the resident, by a relative or by staff. */
const SPOKEN = new Set(['visit.say', 'opening_line', 'conversation_prompts']);

function* addressed(guide: Guide): Generator<Problem> {
  for (const [field, text] of listTexts(guide)) {
    if (!SPOKEN.has(field)) continue;
    const found = RELATIONS.exec(text) ?? ENDEARMENT.exec(text);
    if (found) yield [field, `addresses somebody as “${found[0].trim()}”`];
  }
}

export const CHOKING = 'Choking: act as trained, ring 999.';

function* emergencies(guide: Guide): Generator<Problem> {
  for (const [field, text] of listTexts(guide))
    // A nurse may be a former profession; help comes from the person in charge.
    if (/\bnurses?\b(?!’s watch)/i.test(text))
      yield [field, 'names a nurse: say the person in charge'];
  for (const { code, controls } of guide.hazards)
    if (code === 'choking_food' && !controls.endsWith(CHOKING))
      yield ['hazards.choking_food', `does not end with “${CHOKING}”`];
  if (guide.iddsi_note !== null && guide.visit && !/\b(staff|desk)\b/i.test(visitSteps(guide)))
    yield ['visit.steps', 'has food or drink in its guide, and does not ask staff first'];
}

const visitSteps = ({ visit }: Guide) => visit?.steps.join(' ') ?? '';

// Gloves as clothes or props; all others protect skin.
const GLOVES_AS_CLOTHES = new Set([
  'bonfire-night-indoors',
  'garden-stroll-and-sit',
  'memory-box-making',
  'memory-tray',
  'photo-talk',
  'sort-and-match-boxes',
  'wedding-album-afternoon',
]);

function* materials(guide: Guide): Generator<Problem> {
  const all = [...listTexts(guide)];
  const says = (words: RegExp) => all.some(([, text]) => words.test(text));
  const names = (words: RegExp) =>
    all.some(
      ([field, text]) => (field === 'equipment' || field === 'visit.bring') && words.test(text),
    );
  if (says(/\bgloves\b/i) && !GLOVES_AS_CLOTHES.has(guide.code))
    if (!says(/\b(nitrile|vinyl|latex-free)\b/i) && !guide.allergens.includes('latex'))
      yield ['equipment', 'has gloves of an unnamed material: nitrile, vinyl or latex-free'];
  if (names(/(?<!foil )\bballoons\b/i)) yield ['equipment', 'has balloons that may be latex: foil'];
  for (const [field, text] of all)
    if (field === 'equipment' || field === 'visit.bring')
      if (/\bLED\b/.test(text) && !/battery covers? (is |are )?screwed shut/.test(text))
        yield [field, 'has an LED light without “battery cover screwed shut”'];
  if (names(/\bmagnet/i) && !guide.hazards.some(({ controls }) => /pacemaker/.test(controls)))
    yield ['hazards', 'lacks that magnets stay away from pacemakers'];
  for (const [field, text] of all) {
    if (field !== 'equipment' && field !== 'visit.bring' && field !== 'iddsi_note') continue;
    if (/\bcheeses?\b(?! sauce)/i.test(text) && says(/\bcheese/i) && !says(/\bpasteurised\b/i))
      yield [field, 'has cheese that is not said to be pasteurised'];
    if (
      /\b(brie|camembert|stilton|roquefort|gorgonzola|goat’s cheese|(?<!un)soft cheese|blue cheese)\b/i.test(
        text,
      )
    )
      yield [field, 'has soft or blue cheese, which can carry listeria'];
  }
  if (says(/(from|off|on) (a|the) radiator/i)) yield ['steps', 'warms something on a radiator'];
}

function* honesty(guide: Guide): Generator<Problem> {
  if (!/\brobot\b/i.test(guide.title)) return;
  const step = guide.steps.find((each) => /“/.test(each)) ?? '';
  if (!/“[^”]*\brobot\b/.test(step))
    yield ['steps', 'introduces a robot without saying that it is one'];
  for (const [field, text] of [
    ['opening_line', guide.opening_line],
    ['visit.say', guide.visit?.say ?? 'machine'],
  ] as const)
    if (!/\b(robot|machine)\b/i.test(text)) yield [field, 'offers a robot as if it were alive'];
}

// Community activities without a visitor.
const COMMUNITY_AT_HOME = new Set(['knit-for-charity', 'vote-and-civic-hour']);

function* filing(guide: Guide): Generator<Problem> {
  const { code, category, formats, hazards, levels, min_people, places } = guide;
  const isOuting = hazards.some((hazard) => hazard.code.startsWith('outing_'));
  if (places.includes('community') !== isOuting)
    yield ['places', 'has community for an outing, and only for an outing'];
  const meetsOthers = hazards.some((hazard) => ['external', 'intergen'].includes(hazard.code));
  if (category === 'COM' && !isOuting && !meetsOthers && !COMMUNITY_AT_HOME.has(code))
    yield ['category', 'is COM, yet nobody goes out and nobody comes in'];
  if (levels.includes('reflex') && !formats.includes('one_to_one'))
    yield ['formats', 'lacks one_to_one, and has the reflex level'];
  if (formats.includes('one_to_one') && min_people > 1)
    yield ['min_people', 'is more than one, and one of the formats is one_to_one'];
}

/** A weight a person cannot lift off is a restraint, and relatives are not trained to judge it. */
function* lapPads(guide: Guide): Generator<Problem> {
  if (!/\bweighted (lap )?(pad|blanket)\b/i.test(guide.title)) return;
  if (guide.levels.includes('reflex')) yield ['levels', 'has reflex with a weighted pad'];
  if (guide.visit) yield ['visit', 'offers a weighted pad to relatives'];
  const controls = guide.hazards.map((hazard) => hazard.controls).join(' ');
  for (const [caution, words] of LAP_PAD_CAUTIONS)
    if (!words.test(controls)) yield ['hazards', `lacks a caution of the product: ${caution}`];
}

/** Required both in the guide and in the product. */
export const LAP_PAD_CAUTIONS: readonly (readonly [name: string, words: RegExp])[] = [
  ['who assesses', /occupational therapist/],
  ['how long', /ten minutes at most/i],
  ['lifting it off', /lift (it )?off alone/],
  ['restraint', /restraint/],
  ['pain', /pain/],
  ['breathing and circulation', /breathing or circulation problems/],
  ['skin', /fragile skin or pressure damage/],
];

export function* guideProblems(guide: Guide): Generator<Problem> {
  yield* addressed(guide);
  yield* emergencies(guide);
  yield* materials(guide);
  yield* honesty(guide);
  yield* filing(guide);
  yield* lapPads(guide);
  for (const [field, food, allergen] of missingAllergens(guide))
    yield ['allergens', `lacks ${allergen}, and ${field} has ${food}`];
}
