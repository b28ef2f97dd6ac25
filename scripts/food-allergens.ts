import type { Guide } from '@relish/shared/library/activities/guide.ts';
import type { Allergen } from '@relish/shared/residents/residents/choices.ts';

/** Allergens of the usual British recipe, including common traces. */
const FOODS: readonly (readonly [food: string, allergens: readonly Allergen[]])[] = [
  [
    'milk|butter|(?:double|single|whipped|clotted) cream|and cream|cream cheese|cheeses?|yoghurt|custard|mousse|kheer',
    ['milk'],
  ],
  [
    'bread|flour|biscuits?|crackers?|wafers?|pastry|pies?|loaf|naan|wheat|haggis',
    ['gluten_cereals'],
  ],
  ['oats?|oatmeal|porridge|suet|beers?|stout|batter(?:ed)?|gravy', ['gluten_cereals']],
  ['scones?|pancakes?|parkin|trifle|welsh cakes', ['gluten_cereals', 'milk', 'eggs']],
  ['cakes?|sponge fingers?', ['gluten_cereals', 'eggs']],
  ['sandwich(?:es)?|tarts?|teacakes?', ['gluten_cereals']],
  ['eggs?|lemon curd|icing(?! sugar)', ['eggs']],
  ['egg-and-cress|egg mayonnaise', ['eggs', 'mustard']],
  ['ice creams?', ['milk', 'eggs', 'soya', 'tree_nuts', 'peanuts']],
  ['chocolate', ['milk', 'soya', 'tree_nuts']],
  ['crisps', ['milk']],
  ['nuts?', ['tree_nuts', 'peanuts']],
  ['almonds?|hazelnuts?|walnuts?|marzipan|praline', ['tree_nuts']],
  ['peanuts?|bird seed', ['peanuts', 'tree_nuts']],
  ['salmon|tuna|(?:battered )?fish and chips', ['fish']],
  ['prawns?|scampi|shellfish', ['crustaceans']],
  ['wine|cider', ['sulphites']],
  ['chutneys?', ['sulphites', 'mustard']],
  ['soup|gravy|stock cubes?', ['celery']],
  ['curry powder', ['celery', 'mustard']],
  ['mustard', ['mustard']],
  ['sesame|tahini|halva|houmous', ['sesame']],
  ['soya|tofu', ['soya']],
  ['wool|woollen', ['wool']],
];

/** Food words used for something else. */
const NOT_FOOD = [
  /\bcotton wool\b/gi,
  /\b(?:bigger|smaller|larger) than an egg\b/gi,
  /\b(?:wooden|polished) eggs?\b|\begg of polished wood\b|\begg-sized\b/gi,
  /\b(?:felt|foam)(?: or foam)? pancakes?\b/gi,
  /\bmilk bottle\b/gi,
  /\boatmeal-coloured\b/gi,
  /\bnuts,? (?:and )?bolts\b/gi,
  /\b(?:no|without|keep|free of|leave out)\b[^.;:]*\bnuts\b/gi,
  /\bwool allerg(?:y|ies)\b|\bwhere wool irritates\b/gi,
];

const asWords = (food: string) => new RegExp(`\\b(?:${food})\\b`, 'i');
const TABLE = FOODS.map(([food, allergens]) => ({ words: asWords(food), allergens }));

/** Ingredients always; instructions only if the guide involves food. */
function* mentions(guide: Guide): Generator<[field: string, text: string]> {
  for (const { name, instead } of guide.equipment) {
    yield ['equipment', name];
    if (instead !== undefined) yield ['equipment', instead];
  }
  for (const thing of guide.visit?.bring ?? []) yield ['visit.bring', thing];
  for (const { code, controls } of guide.hazards)
    if (code === 'allergy_food') yield ['hazards.allergy_food', controls];
  if (guide.iddsi_note === null) return;
  yield ['iddsi_note', guide.iddsi_note];
  for (const step of guide.steps) yield ['steps', step];
}

/** Foods with an allergen that the guide does not list. */
export function* missingAllergens(
  guide: Guide,
): Generator<[field: string, food: string, allergen: Allergen]> {
  for (const [field, text] of mentions(guide)) {
    const food = NOT_FOOD.reduce((rest, other) => rest.replace(other, ' '), text);
    for (const { words, allergens } of TABLE) {
      const found = words.exec(food);
      if (found)
        for (const allergen of allergens)
          if (!guide.allergens.includes(allergen)) yield [field, found[0], allergen];
    }
  }
}
