import { UsersRound } from 'lucide-react';

import { Button } from '../../../ui/actions/button.tsx';
import { m } from '../../../words/m.ts';
import { livingHere } from './living-here.ts';
import { useRecordForm, useRecordValue } from './record-context.ts';

import styles from './group-buttons.module.css';

interface Props {
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
}

/** Selects all members of a group; a second tap deselects them. */
export function GroupButtons({ chosen, onChoose }: Props) {
  const { beginning } = useRecordForm();
  const what = useRecordValue((values) => ({
    title: values.free_title ?? values.title,
    activity_id: values.activity_id,
  }));
  const last = beginning.recent.find(
    ({ activity_id, title }) => title === what.title && activity_id === what.activity_id,
  );
  const offers = [
    ...(last ? [{ id: 'last', name: m.reports_same_people(), ids: last.resident_ids }] : []),
    ...beginning.groups.map(({ id, name, member_ids }) => ({ id, name, ids: member_ids })),
  ]
    .map((offer) => ({ ...offer, ids: livingHere(beginning, offer.ids) }))
    .filter(({ ids }) => ids.length > 0);
  if (offers.length === 0) return null;
  return (
    <fieldset aria-label={m.reports_groups()} className={styles.groups}>
      {offers.map(({ id, name, ids }) => {
        const isIn = ids.every((each) => chosen.includes(each));
        return (
          <Button
            key={id}
            kind="quiet"
            size="small"
            aria-pressed={isIn}
            icon={<UsersRound aria-hidden="true" />}
            onClick={() =>
              onChoose(
                isIn
                  ? chosen.filter((each) => !ids.includes(each))
                  : [...new Set([...chosen, ...ids])],
              )
            }
          >
            {m.reports_group_button({ name, count: ids.length })}
          </Button>
        );
      })}
    </fieldset>
  );
}
