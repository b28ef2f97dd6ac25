import { dayIn } from '@relish/shared/days.ts';
import { frameworkFor } from '@relish/shared/reports/evidence/frameworks.ts';
import { suggestedEvidence } from '@relish/shared/reports/evidence/suggest.ts';

import { useUser } from '../../../session/use-session.ts';
import { EvidenceField } from './evidence-field.tsx';
import { useRecordDraft, useRecordForm } from './record-context.ts';
import { chooseFormat, type RecordDraft, startedAt } from './record-values.ts';

/** Statements of the nation's inspection framework that the record is evidence for. */
export function Evidence() {
  const { change, people, problems } = useRecordForm();
  const { region, time_zone } = useUser().carehome;
  const findFramework = (draft: RecordDraft) =>
    frameworkFor(region, dayIn(time_zone, new Date(startedAt(draft))));
  const framework = useRecordDraft(findFramework);
  const value = useRecordDraft(({ values }) => values.evidence);
  const suggested = useRecordDraft((draft) => {
    const { values } = draft;
    const source = {
      ...values,
      format: chooseFormat(values),
      participations: values.participations.map((person) => ({
        ...person,
        pal_level_at_time: people.get(person.resident_id)?.level,
      })),
    };
    const current = findFramework(draft);
    return current ? suggestedEvidence(source, current) : [];
  });
  if (!framework) return null;
  return (
    <EvidenceField
      framework={framework}
      suggested={suggested}
      value={value}
      onChange={(evidence) => change({ evidence })}
      errors={problems['evidence']}
    />
  );
}
