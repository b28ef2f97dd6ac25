import {
  type Basis,
  type Decision,
  groundsFor,
  needsAssessment,
  type Purpose,
} from './purposes.ts';

interface Refusal {
  path: string;
  message: string;
}

/** domain 7.4: who may say yes to what. A no is always heard, whoever says it. */
export function checkAnswer(
  { purpose, decision }: { purpose: Purpose; decision: Decision },
  basis: Basis | null,
): Refusal[] {
  if (decision !== 'yes') return [];
  if (basis === null) return [{ path: 'basis', message: 'Say on what ground the answer is yes.' }];
  const grounds = groundsFor(purpose);
  if (grounds.includes(basis)) return [];
  const message =
    grounds.length === 1
      ? 'Only the person themselves can agree to this. No attorney, deputy or relative can.'
      : 'An attorney or deputy does not decide this: the person does, or the home in their best interests.';
  return [{ path: 'basis', message }];
}

/** Nobody decides for somebody before it is known that they cannot, and whoever does is named. */
export function checkCircumstances({
  basis,
  capacity_assessed_on,
  decided_by,
}: {
  basis: Basis | null;
  capacity_assessed_on: string | null;
  decided_by: string | null;
}): Refusal[] {
  if (basis === null || !needsAssessment(basis)) return [];
  return [
    ...(capacity_assessed_on === null
      ? [
          {
            path: 'capacity_assessed_on',
            message: 'Say when it was assessed that they cannot decide this themselves.',
          },
        ]
      : []),
    ...(decided_by === null ? [{ path: 'decided_by', message: 'Say who decided, by name.' }] : []),
  ];
}
