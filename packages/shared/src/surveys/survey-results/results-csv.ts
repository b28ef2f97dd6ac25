import { BYTE_ORDER_MARK, writeCsv } from '../../csv.ts';
import type { PublishedResults, QuestionResult } from './publish.ts';

interface Texts {
  questions: readonly {
    key: string;
    text: string;
    options: readonly { code: string; label: string }[];
  }[];
  /** In the reader's language: a fixed option, or a heading. */
  name: (code: string) => string;
}

/** One line per option. Made from what is published, so that a file reveals nothing more than the page. */
export function writeResultsCsv(results: PublishedResults, { questions, name }: Texts): string {
  const byKey = new Map(questions.map((question) => [question.key, question]));
  const cuts: [string, readonly QuestionResult[]][] = [
    [name('own'), results.own],
    ...(results.proxy.length > 0
      ? [[name('proxy'), results.proxy] as [string, QuestionResult[]]]
      : []),
    ...results.groups.map(({ code, questions: all }): [string, QuestionResult[]] => [
      code === '' ? name('not_stated') : nameGroup(code),
      all,
    ]),
    ...results.months.map(({ month, questions: all }): [string, QuestionResult[]] => [month, all]),
  ];
  function nameGroup(code: string) {
    for (const { options } of questions)
      for (const option of options) if (option.code === code) return option.label;
    return code;
  }
  const header = [
    'cut',
    'question',
    'answers',
    'option',
    'count',
    'percent',
    'top_two',
    'mean',
    'score',
  ];
  const lines = cuts.flatMap(([cut, all]) =>
    all.flatMap((result) => {
      const question = byKey.get(result.key);
      const start = [cut, question?.text ?? result.key];
      const figures = [result.top_two, result.mean, result.score];
      if (result.is_suppressed)
        return [[...start, name('suppressed'), null, null, null, null, null, null]];
      if (result.options.length === 0) return [[...start, result.n, null, null, null, ...figures]];
      return result.options.map(({ code, count, percent }) => [
        ...start,
        result.n,
        question?.options.find((option) => option.code === code)?.label ?? name(code),
        count,
        percent,
        ...figures,
      ]);
    }),
  );
  return BYTE_ORDER_MARK + writeCsv([header.map(name), ...lines]);
}
