import type { RiskKind } from '@relish/shared/risks/risk-assessments/choices.ts';
import {
  Bird,
  Bus,
  Footprints,
  House,
  type LucideIcon,
  UserRound,
  UserRoundCheck,
} from 'lucide-react';

import { ListRow } from '../../../ui/layout/list-row.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { IconDisc } from '../../../ui/tokens/icon-disc.tsx';
import { m } from '../../../words/m.ts';
import type { RiskRow } from './api.ts';
import { RiskBadges } from './risk-badges.tsx';
import { KIND_WORDS } from './risk-words.ts';

const KIND_ICONS: Record<RiskKind, LucideIcon> = {
  activity: Footprints,
  event_outing: Bus,
  resident_specific: UserRound,
  environment: House,
  animal_visit: Bird,
  external_provider: UserRoundCheck,
};

export const RiskRows = ({ label, rows }: { label: string; rows: readonly RiskRow[] }) => (
  <List label={label} rows={rows} rowKey={({ id }) => id}>
    {(row) => (
      <ListRow
        to={`/risk-assessment?id=${row.id}`}
        leading={<IconDisc icon={KIND_ICONS[row.kind]} />}
        title={row.title}
        subtitle={
          <>
            {`${KIND_WORDS[row.kind]()} · ${m.risks_by({ name: row.assessor.name })}`}
            <RiskBadges row={row} />
          </>
        }
      />
    )}
  </List>
);
