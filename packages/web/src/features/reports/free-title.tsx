import { CATEGORIES } from '@relish/shared/activities/choices.ts';

import { Button } from '../../ui/button.tsx';
import { CategorySign } from '../../ui/category-sign.tsx';
import { Chips } from '../../ui/chips.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CATEGORY_WORDS } from '../../words/activity-words.ts';
import { m } from '../../words/m.ts';
import { useRecordForm } from './record-context.ts';

/** What no library has: its own words, and what kind of thing it was. */
export function FreeTitle() {
  const { values, change, goTo, problems } = useRecordForm();
  const next = () => goTo(values.participations.length === 0 ? 'who' : 'how');
  return (
    <>
      <TextField
        name="free_title"
        label={m.reports_free_title()}
        maxLength={80}
        value={values.free_title ?? ''}
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
        value={values.category}
        errors={problems['category']}
        onChange={(category) => {
          change({ category });
          if ((values.free_title ?? '').trim().length >= 3) next();
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
