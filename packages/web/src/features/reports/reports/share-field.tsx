import { isHeld } from '@relish/shared/reports/reports/distress.ts';

import { Switch } from '../../../ui/forms/switch.tsx';
import { m } from '../../../words/m.ts';
import { useRecordForm } from './record-context.ts';
import { usePerson } from './use-person.ts';

/** Follows the resident's consent, and says why sharing is not possible. */
export function ShareField({ id }: { id: string }) {
  const { said, person, change, field } = usePerson(
    id,
    'distress',
    'mood_before',
    'mood_after',
    'engagement',
    'share_with_family',
  );
  const { share_by_default: byDefault } = useRecordForm().beginning;
  const { preferred_name: name, shares } = person;
  const why = said.distress
    ? m.reports_share_distress()
    : !shares
      ? m.reports_share_not_agreed({ name })
      : isHeld(said)
        ? m.reports_share_held()
        : m.reports_share_hint({ name });
  return (
    <Switch
      {...field('share_with_family')}
      label={m.reports_share()}
      hint={why}
      disabled={said.distress || !shares}
      value={shares && !said.distress && (said.share_with_family ?? byDefault)}
      onChange={(share) => change({ share_with_family: share === byDefault ? null : share })}
    />
  );
}
