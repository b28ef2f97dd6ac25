import type { InHome } from '../../../core/handler.ts';
import type { PartName, PartRow } from './parts.ts';
import { listRiskTexts } from './queries.ts';

interface RiskText {
  benefits: string;
  person_view: string | null;
  lines: { how: string | null; existing_controls: string[]; extra_controls: string[] }[];
  decision_reason: string | null;
}

/** The sealed text of the assessments that name the resident, in words; names of others are hidden later. */
export async function readRiskTexts({ db, carehomeId, sealer }: InHome, residentId: string) {
  const texts = new Map(
    (await listRiskTexts(db, carehomeId, residentId)).map(({ id, text }) => [id, text]),
  );
  return (name: PartName, row: PartRow): PartRow => {
    const sealed = name === 'risk_assessments' ? texts.get(String(row['id'])) : undefined;
    if (sealed === undefined) return row;
    const { benefits, person_view, lines, decision_reason } = JSON.parse(
      sealer.unseal(sealed),
    ) as RiskText;
    const text = [
      benefits,
      person_view,
      ...lines.map(({ how, existing_controls, extra_controls }) =>
        [how, ...existing_controls, ...extra_controls].filter(Boolean).join('; '),
      ),
      decision_reason,
    ];
    return { ...row, text: text.filter(Boolean).join('\n') };
  };
}
