import { dayIn } from '@relish/shared/days.ts';
import { frameworkFor } from '@relish/shared/evidence/frameworks.ts';
import { suggestedEvidence } from '@relish/shared/evidence/suggest.ts';

import { useUser } from '../../session/use-session.ts';
import { EvidenceField } from '../../ui/evidence-field.tsx';
import { useRecordForm } from './record-context.ts';
import { formatOf, startedAt } from './record-values.ts';

/** What an inspector may read it for, where the home's nation has a framework. */
export function Evidence() {
  const { draft, values, change, people, problems } = useRecordForm();
  const { region, time_zone } = useUser().carehome;
  const framework = frameworkFor(region, dayIn(time_zone, new Date(startedAt(draft))));
  if (!framework) return null;
  const source = {
    ...values,
    format: formatOf(values),
    participations: values.participations.map((person) => ({
      ...person,
      pal_level_at_time: people.get(person.resident_id)?.level,
    })),
  };
  return (
    <EvidenceField
      framework={framework}
      suggested={suggestedEvidence(source, framework)}
      value={values.evidence}
      onChange={(evidence) => change({ evidence })}
      errors={problems['evidence']}
    />
  );
}
