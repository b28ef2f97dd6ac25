import { labelProblem } from '../../residents/tags/label-rules.ts';

const READ_AT_ONCE = 100;
const OVERLAP = 40;

/**
 * Sentences, with long ones cut into overlapping pieces, as the label rules read a limited length.
 */
function splitPieces(text: string): string[] {
  return readable(text)
    .split(/\n+|[.!?;,]+(?=\s|$)/u)
    .flatMap((sentence) => {
      const pieces = [];
      let start = 0;
      while (sentence.length - start > READ_AT_ONCE) {
        const end = wordBefore(sentence, start + OVERLAP, start + READ_AT_ONCE);
        pieces.push(sentence.slice(start, end));
        start = wordBefore(sentence, start + 1, end - OVERLAP);
      }
      return [...pieces, sentence.slice(start)];
    });
}

/** Falls back to `most` if there is no word end after `least`. */
function wordBefore(text: string, least: number, most: number): number {
  const space = text.lastIndexOf(' ', most);
  return space >= least ? space : most;
}

const readable = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f\p{Cf}]/gu, '')
    .replaceAll(/[’ʼ`]/g, "'")
    .replaceAll(/[^\S\n]+/gu, ' ');

/** Whether a text mentions a condition or care. */
export const tellsHealth = (text: string): boolean =>
  splitPieces(text).some((piece) => labelProblem(piece) !== undefined);

const DEATH = `died|dies|dying|dead|deaths?|deceased|passed (?:away|on|over|peacefully)|passing of|lost (?:his|her|their) (?:life|fight|battle)|
  funerals?|memorials?|in (?:loving |fond )?memory|in remembrance|rest in peace|rip|condolences|sympathy|cremat\\w+|buri(?:al|ed)|
  bereave\\w+|mourn\\w*|grie(?:f|v\\w+)|sadly missed|no longer with us|end of life|at peace now|wake (?:of|for)|obituar\\w+`;
const ILLNESS = `hospitals?|hospitali[sz]ed|hospices?|ambulances?|paramedics?|a and e|a&e|emergency (?:room|department)|surgery|(?:an|his|her|their) operation|
  unwell|poorly|ill|illness|sick|frail|not (?:been )?well|under the weather|feeling (?:bad|rough|low)|get well|recover(?:y|s|ed|ing)?|on the mend|
  in bed with|injur\\w+|broke (?:his|her|their|a) \\w+`;
const FALLS = `(?:had|has had|after|from|with) (?:an? |another |his |her |their )(?:\\w+ )?fall|(?:has |have )?fallen(?! in love| asleep)|
  fell(?! in love| asleep| for )|took a tumble`;
const OF_A_FAITH = `muslim|christian|jew|jewish|hindu|sikh|buddhist|catholic|protestant|methodist|anglican|baptist|quaker|mormon|
  jehovah's witness|atheist|agnostic|humanist`;
const NOT_OF_A_PERSON = `church|chapel|service|mass|minister|priest|choir|temple|festival|hall|school|cemetery|society|group`;
const FAITH = `(?:is|was|are|were|be|being|became|become|an?|devout|practi[sc]ing|lifelong|born) (?:an? )?(?:\\w+ )?(?:${OF_A_FAITH})(?! (?:${NOT_OF_A_PERSON}))|
  (?:his|her|their) (?:faith|religion)|converted to|lost (?:his|her|their) faith`;

const TELLING = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${[DEATH, ILLNESS, FALLS, FAITH].join('|').replaceAll(/\|\s+/g, '|')})(?![\p{L}\p{N}])`,
  'iu',
);

/** Death, illness, falls or faith: not for a notice that names someone. */
export const tellsHowSomebodyIs = (text: string): boolean =>
  TELLING.test(readable(text).replaceAll(/\s+/gu, ' '));
