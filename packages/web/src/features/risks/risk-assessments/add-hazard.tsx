import { type Hazard, HAZARDS } from '@relish/shared/library/activities/choices.ts';
import { HAZARD_LIBRARY } from '@relish/shared/risks/risk-assessments/hazard-library.ts';
import { useState } from 'react';

import { TextField } from '../../../ui/forms/text-field.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { HAZARD_WORDS } from '../../../words/activity-words.ts';
import { m } from '../../../words/m.ts';

interface Props {
  taken: readonly (Hazard | null)[];
  onAdd: (code: Hazard | null) => void;
  onClose: () => void;
}

export default function AddHazard({ taken, onAdd, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const words = typed.trim().toLowerCase();
  const rows: (Hazard | null)[] = [
    ...HAZARDS.filter(
      (code) =>
        !taken.includes(code) &&
        `${HAZARD_WORDS[code]()} ${HAZARD_LIBRARY[code].how}`.toLowerCase().includes(words),
    ),
    null,
  ];
  return (
    <Dialog isOpen onClose={onClose} title={m.risks_line_add_title()}>
      <TextField
        type="search"
        label={m.risks_line_add_search()}
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <List label={m.risks_line_add_title()} rows={rows} rowKey={(code) => code ?? 'other'}>
        {(code) => (
          <ListRow
            onPress={() => onAdd(code)}
            title={code === null ? m.risks_line_other() : HAZARD_WORDS[code]()}
            subtitle={
              code === null
                ? m.risks_line_other_text()
                : m.risks_line_how_of({ how: HAZARD_LIBRARY[code].how })
            }
          />
        )}
      </List>
    </Dialog>
  );
}
