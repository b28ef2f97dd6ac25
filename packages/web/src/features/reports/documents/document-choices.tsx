import type { DocumentKind } from '@relish/shared/reports/documents/contract.ts';
import { calledName } from '@relish/shared/residents/residents/called-name.ts';

import { useCan } from '../../../session/use-session.ts';
import { toggled } from '../../../ui/forms/choice-group.tsx';
import { Combobox } from '../../../ui/forms/combobox.tsx';
import { type Period, PeriodField } from '../../../ui/forms/period-field.tsx';
import { RadioCards } from '../../../ui/forms/radio-cards.tsx';
import { SegmentedControl } from '../../../ui/forms/segmented-control.tsx';
import { Switch } from '../../../ui/forms/switch.tsx';
import { m } from '../../../words/m.ts';
import { useResidents } from '../../residents/residents/api.ts';
import { PersonChoices } from '../../residents/residents/public.tsx';

import styles from './documents.module.css';

export interface Choices {
  kind: DocumentKind;
  residentId: string | null;
  /** For home evidence; empty means all residents. */
  residentIds: string[];
  period: Period;
  names: boolean;
}

interface Props {
  choices: Choices;
  change: (changed: Partial<Choices>) => void;
  today: string;
  errors: Partial<Record<string, string[]>>;
}

export function DocumentChoices({ choices, change, today, errors }: Props) {
  const ofPeople = useCan('reports.view');
  const ofHome = useCan('reports.download-home');
  const { kind, period } = choices;
  const options = [
    ...(ofPeople
      ? [
          {
            value: 'family_update' as const,
            label: m.documents_kind_family_update(),
            description: m.documents_kind_family_update_hint(),
          },
          {
            value: 'care_planning' as const,
            label: m.documents_kind_care_planning(),
            description: m.documents_kind_care_planning_hint(),
          },
        ]
      : []),
    ...(ofHome
      ? [
          {
            value: 'home_evidence' as const,
            label: m.documents_kind_home_evidence(),
            description: m.documents_kind_home_evidence_hint(),
          },
        ]
      : []),
  ];
  return (
    <div className={styles.choices}>
      <RadioCards
        label={m.documents_kind()}
        options={options}
        value={kind}
        onChange={(value) => change({ kind: value })}
      />
      {!ofHome && <p className={styles.soft}>{m.documents_home_locked()}</p>}
      {kind !== 'home_evidence' && ofPeople && (
        <OnePerson {...{ choices, change, errors: errors['resident_id'] }} />
      )}
      {kind === 'home_evidence' && ofPeople && <SomePeople {...{ choices, change }} />}
      {kind === 'home_evidence' && !ofPeople && (
        <p className={styles.soft}>{m.documents_pseudonyms()}</p>
      )}
      <PeriodField
        value={period}
        onChange={(changed) => change({ period: changed })}
        today={today}
        errors={{ from: errors['from'], to: errors['to'] }}
      />
    </div>
  );
}

function OnePerson({
  choices,
  change,
  errors,
}: Pick<Props, 'choices' | 'change'> & { errors: string[] | undefined }) {
  const { data: here = [] } = useResidents(false);
  const { data: gone = [] } = useResidents(true);
  return (
    <Combobox
      // Remounted when the names arrive, because the field takes its value only on mount.
      key={here.length}
      label={m.documents_person()}
      hint={m.documents_person_hint()}
      options={[...here, ...gone].map((person) => ({
        value: person.id,
        label: calledName(person),
      }))}
      value={choices.residentId}
      onChange={(residentId) => change({ residentId })}
      errors={errors}
    />
  );
}

function SomePeople({ choices, change }: Pick<Props, 'choices' | 'change'>) {
  const { data: here = [] } = useResidents(false);
  const { residentIds, names } = choices;
  const only = residentIds.length > 0;
  return (
    <>
      <SegmentedControl
        label={m.documents_people()}
        value={only ? 'some' : 'all'}
        onChange={(value) =>
          change({ residentIds: value === 'all' ? [] : here.map(({ id }) => id) })
        }
        options={[
          { value: 'all', label: m.documents_everybody() },
          { value: 'some', label: m.documents_some() },
        ]}
      />
      {only && (
        <div className={styles.people}>
          <PersonChoices
            label={m.documents_people_label()}
            people={here}
            chosen={residentIds}
            onToggle={(id) => change({ residentIds: toggled(residentIds, id) })}
            describePlace={({ room }) => room ?? undefined}
          />
        </div>
      )}
      <Switch
        label={m.documents_names()}
        hint={m.documents_names_hint()}
        value={names}
        onChange={(value) => change({ names: value })}
      />
    </>
  );
}
