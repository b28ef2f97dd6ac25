import { CATEGORIES } from '@relish/shared/library/activities/choices.ts';

import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Chips } from '../../../ui/layout/chips.tsx';
import { CATEGORY_WORDS } from '../../../words/activity-words.ts';
import { m } from '../../../words/m.ts';
import { CategorySign } from '../../library/activities/public.tsx';
import { useRecordForm, useRecordValue } from './record-context.ts';

/** Title and category of an activity that is not in the library. */
export function FreeTitle() {
  const { change, goTo, problems } = useRecordForm();
  const title = useRecordValue(({ free_title }) => free_title ?? '');
  const category = useRecordValue((values) => values.category);
  const hasPeople = useRecordValue(({ participations }) => participations.length > 0);
  const next = () => goTo(hasPeople ? 'how' : 'who');
  return (
    <>
      <TextField
        name="free_title"
        label={m.reports_free_title()}
        maxLength={80}
        value={title}
        errors={problems['free_title'] ?? problems['activity_id']}
        onChange={({ currentTarget }) => change({ free_title: currentTarget.value })}
      />
      <Chips
        name="category"
        label={m.reports_free_category()}
        options={CATEGORIES.map((each) => ({
          value: each,
          label: CATEGORY_WORDS[each](),
          icon: <CategorySign category={each} size={22} />,
        }))}
        value={category}
        errors={problems['category']}
        onChange={(chosen) => {
          change({ category: chosen });
          if (title.trim().length >= 3) next();
        }}
      />
      <div>
        <Button kind="quiet" onClick={() => change({ free_title: null })}>
          {m.reports_free_back()}
        </Button>
      </div>
    </>
  );
}
