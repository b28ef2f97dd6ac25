import type { DocumentKind } from '@relish/shared/documents/contract.ts';
import { calledName } from '@relish/shared/residents/called-name.ts';

import { useCan } from '../../session/use-session.ts';
import { toggled } from '../../ui/choice-group.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { type Period, PeriodField } from '../../ui/period-field.tsx';
import { PersonChoices } from '../../ui/person-choices.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Switch } from '../../ui/switch.tsx';
import { m } from '../../words/m.ts';
import { useResidents } from '../residents/api.ts';

import styles from './documents.module.css';

export interface Choices {
  kind: DocumentKind;
  residentId: string | null;
  /** Of C; nobody while everybody is in it. */
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

/** Which document, of whom, of which days. */
export function DocumentChoices({ choices, change, today, errors }: Props) {
  const ofPeople = useCan('reports.view');
  const ofHome = useCan('reports.download-home');
  const { kind, period } = choices;
  const options = [
    ...(ofPeople
      ? [
          {
            value: 'A' as const,
            label: m.documents_kind_a(),
            description: m.documents_kind_a_hint(),
          },
          {
            value: 'B' as const,
            label: m.documents_kind_b(),
            description: m.documents_kind_b_hint(),
          },
        ]
      : []),
    ...(ofHome
      ? [
          {
            value: 'C' as const,
            label: m.documents_kind_c(),
            description: m.documents_kind_c_hint(),
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
      {kind !== 'C' && ofPeople && (
        <OnePerson {...{ choices, change, errors: errors['resident_id'] }} />
      )}
      {kind === 'C' && ofPeople && <SomePeople {...{ choices, change }} />}
      {kind === 'C' && !ofPeople && <p className={styles.soft}>{m.documents_pseudonyms()}</p>}
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
      // Names come later than the field: it takes up its value when they are there.
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
            whereOf={({ room }) => room ?? undefined}
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
