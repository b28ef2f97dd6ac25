import { addDays } from '@relish/shared/days.ts';
import {
  type Paper,
  PAPERS,
  PROGRAMME_LAYOUTS,
  type ProgrammeLayout,
  WALL_LENGTH,
} from '@relish/shared/events/sharing/choices.ts';
import { FileText } from 'lucide-react';
import { type FormEvent, useState } from 'react';

import { decodeBase64, saveFile } from '../../../platform/download.ts';
import { useCan } from '../../../session/use-session.ts';
import { useToday } from '../../../session/use-today.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { RadioCards } from '../../../ui/forms/radio-cards.tsx';
import { SegmentedControl } from '../../../ui/forms/segmented-control.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { formatMonthDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { useGroups } from '../../residents/groups/api.ts';
import { usePrintProgramme } from './api.ts';
import { LAYOUT_NAMES, nameWeek, PAPER_NAMES } from './programme-words.ts';

import styles from './sharing.module.css';

const LAYOUT_HINTS: Record<ProgrammeLayout, () => string> = {
  large_print: m.programme_layout_large_print_hint,
  pictures: m.programme_layout_pictures_hint,
  table_card: m.programme_layout_table_card_hint,
};
const WEEKS_AHEAD = 8;

interface Choices {
  layout: ProgrammeLayout;
  week: string;
  /** Of a table card; null while the field is empty. */
  day: string | null;
  paper: Paper;
  group_id: string | null;
  wall: string;
}

const mondayBefore = (day: string) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

export function PrintProgramme() {
  const today = useToday();
  const mayChooseGroup = useCan('residents.view');
  const thisWeek = mondayBefore(today);
  const [choices, setChoices] = useState<Choices>({
    layout: 'large_print',
    week: thisWeek,
    day: today,
    paper: 'a4',
    group_id: null,
    wall: '',
  });
  const [clientUuid, setClientUuid] = useState(() => crypto.randomUUID());
  const [isDayMissing, setDayMissing] = useState(false);
  const print = usePrintProgramme();
  const { layout, week, day, paper, group_id, wall } = choices;
  const isOfDay = layout === 'table_card';
  const errors = print.error?.body?.errors ?? {};

  const change = (changed: Partial<Choices>) => {
    setChoices({ ...choices, ...changed });
    // Other choices are another sheet; only a repeated request keeps its number.
    setClientUuid(crypto.randomUUID());
    setDayMissing(false);
    print.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (print.isPending) return;
    const wanted = isOfDay ? day : week;
    setDayMissing(wanted === null);
    if (wanted === null) return;
    print.mutate(
      { client_uuid: clientUuid, day: wanted, layout, paper, group_id, wall },
      {
        onSuccess: ({ file_name, base64, number }) => {
          saveFile(file_name, decodeBase64(base64), 'application/pdf');
          showToast({ title: m.programme_made({ number }), tone: 'success' });
          setClientUuid(crypto.randomUUID());
        },
      },
    );
  };

  return (
    <Card title={m.programme_print()}>
      <form className={styles.stack} onSubmit={submit} noValidate>
        <RadioCards
          label={m.programme_layout()}
          options={PROGRAMME_LAYOUTS.map((value) => ({
            value,
            label: LAYOUT_NAMES[value](),
            description: LAYOUT_HINTS[value](),
          }))}
          value={layout}
          onChange={(value) => change({ layout: value })}
        />
        {isOfDay ? (
          <DateField
            label={m.programme_day()}
            value={day}
            onChange={(value) => change({ day: value })}
            min={thisWeek}
            errors={isDayMissing ? [m.programme_day_missing()] : errors['day']}
          />
        ) : (
          <Select
            label={m.programme_week()}
            options={listWeeks(thisWeek)}
            value={week}
            onChange={(value) => change({ week: value ?? thisWeek })}
            placeholder={null}
            errors={errors['day']}
          />
        )}
        <SegmentedControl
          label={m.programme_paper()}
          options={PAPERS.map((value) => ({ value, label: PAPER_NAMES[value]() }))}
          value={paper}
          onChange={(value) => change({ paper: value })}
        />
        {mayChooseGroup && (
          <GroupChoice value={group_id} onChange={(value) => change({ group_id: value })} />
        )}
        <TextField
          label={m.programme_wall()}
          hint={m.programme_wall_hint()}
          optional
          autoComplete="off"
          maxLength={WALL_LENGTH}
          value={wall}
          onChange={({ target }) => change({ wall: target.value })}
          errors={errors['wall']}
        />
        <div>
          <Button type="submit" busy={print.isPending} icon={<FileText aria-hidden="true" />}>
            {m.programme_make()}
          </Button>
        </div>
        <p className={styles.quiet}>{m.programme_public()}</p>
      </form>
    </Card>
  );
}

const listWeeks = (thisWeek: string) =>
  Array.from({ length: WEEKS_AHEAD }, (_, at) => {
    const monday = addDays(thisWeek, 7 * at);
    // Short, because a phone cuts longer choices.
    const day = formatMonthDay(monday);
    if (at === 0) return { value: monday, label: m.programme_week_this({ day }) };
    return { value: monday, label: at === 1 ? m.programme_week_next({ day }) : nameWeek(monday) };
  });

interface GroupChoiceProps {
  value: string | null;
  onChange: (value: string | null) => void;
}

/** Homes without groups are not asked. */
function GroupChoice({ value, onChange }: GroupChoiceProps) {
  const { data: groups = [] } = useGroups();
  const chosenFrom = groups.filter(({ active: isActive }) => isActive);
  if (chosenFrom.length === 0) return null;
  return (
    <Select
      label={m.programme_group()}
      hint={m.programme_group_hint()}
      optional
      options={chosenFrom.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={onChange}
      placeholder={m.programme_group_none()}
    />
  );
}
