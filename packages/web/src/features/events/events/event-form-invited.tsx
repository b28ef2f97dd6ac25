import { calledName } from '@relish/shared/residents/residents/called-name.ts';
import { UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';

import { Button } from '../../../ui/actions/button.tsx';
import { RemovableChips } from '../../../ui/forms/removable-chips.tsx';
import { Chips } from '../../../ui/layout/chips.tsx';
import { m } from '../../../words/m.ts';
import { useEventForm } from './event-form-context.ts';
import { useInvitable } from './use-invited.ts';

import styles from './event-form.module.css';

// Loaded when opened.
const ResidentsPicker = lazy(() => import('./residents-picker.tsx'));

/** Groups and residents invited by name. */
export function InvitedFields() {
  const { form } = useEventForm();
  const { people, groups } = useInvitable();
  const chosenGroups = useWatch({ control: form.control, name: 'group_ids' });
  const shown = groups.filter(
    ({ id, active, member_ids }) => chosenGroups.includes(id) || (active && member_ids.length > 0),
  );
  return (
    <>
      {shown.length > 0 && (
        <div className={styles.wide}>
          <Controller
            control={form.control}
            name="group_ids"
            render={({ field }) => (
              <Chips
                {...field}
                multiple
                optional
                label={m.event_form_groups()}
                errors={form.listErrors('group_ids')}
                options={shown.map(({ id, name, member_ids }) => ({
                  value: id,
                  label: m.event_form_group({ name, count: member_ids.length }),
                }))}
              />
            )}
          />
        </div>
      )}
      <InvitedResidents people={people} />
    </>
  );
}

function InvitedResidents({ people }: Pick<ReturnType<typeof useInvitable>, 'people'>) {
  const { form } = useEventForm();
  const { control, setValue } = form;
  const [isPicking, setPicking] = useState(false);
  const [chosen, groupIds] = useWatch({ control, name: ['resident_ids', 'group_ids'] });
  const names = new Map(people.map((person) => [person.id, calledName(person)]));
  const choose = (ids: string[]) => setValue('resident_ids', ids, { shouldDirty: true });
  return (
    <div className={styles.wide}>
      <p className={styles.label}>{m.event_form_residents()}</p>
      {chosen.length > 0 ? (
        <RemovableChips
          label={m.event_form_residents()}
          items={chosen.flatMap((id) => {
            const label = names.get(id);
            return label === undefined ? [] : [{ value: id, label }];
          })}
          onRemove={(id) => choose(chosen.filter((each) => each !== id))}
        />
      ) : (
        groupIds.length === 0 && <p className={styles.quiet}>{m.event_form_residents_none()}</p>
      )}
      <div>
        <Button
          name="resident_ids"
          kind="quiet"
          icon={<UserPlus aria-hidden="true" />}
          onClick={() => setPicking(true)}
        >
          {chosen.length === 0 ? m.event_form_residents_choose() : m.event_form_residents_change()}
        </Button>
      </div>
      {isPicking && (
        <Suspense>
          <ResidentsPicker
            people={people}
            chosen={chosen}
            onClose={() => setPicking(false)}
            onChoose={(ids) => {
              choose(ids);
              setPicking(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
