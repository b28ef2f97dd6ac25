import type { RiskLine } from '@relish/shared/risks/risk-assessments/assessment-input.ts';
import {
  isUnchangedByControls,
  listLineProblems,
} from '@relish/shared/risks/risk-assessments/line-rules.ts';
import { bandAfter } from '@relish/shared/risks/risk-assessments/matrix.ts';

import { Banner } from '../../../ui/feedback/banner.tsx';
import { m } from '../../../words/m.ts';
import { LINE_PROBLEM_WORDS } from './risk-words.ts';

/** Problems keep it from being sent; an unchanged rating is only a warning. */
export function LineProblems({ line }: { line: RiskLine }) {
  const problems = listLineProblems(line);
  return (
    <>
      {bandAfter(line) === 'extreme' && (
        <Banner kind="danger" title={m.risks_extreme_title()}>
          {m.risks_extreme_text()}
        </Banner>
      )}
      {problems.map((problem) => (
        <Banner key={problem} kind="attention">
          {LINE_PROBLEM_WORDS[problem]()}
        </Banner>
      ))}
      {problems.length === 0 && isUnchangedByControls(line) && (
        <Banner kind="info">{m.risks_unchanged()}</Banner>
      )}
    </>
  );
}
