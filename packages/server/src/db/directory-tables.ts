import type { ProposalKind, ProposalStatus } from '@relish/shared/events/proposals/choices.ts';
import type { Generated } from 'kysely';

import type { Moment, OptionalMoment } from './columns.ts';

/** Tables of the migrations `performers-and-places`, `proposals` and `planned-proposals`. */
export interface DirectoryTables {
  performers: {
    id: Generated<string>;
    carehome_id: string;
    name: string;
    offer: string | null;
    contact_name: string | null;
    phone: string | null;
    email: string | null;
    fee_pence: number | null;
    insurance_until: string | null;
    dbs_until: string | null;
    rest_days: Generated<number[]>;
    notes: string | null;
    archived_at: OptionalMoment;
    version: Generated<number>;
    created_at: Moment;
  };
  places: {
    id: Generated<string>;
    carehome_id: string;
    name: string;
    outdoors: boolean;
    fits: number | null;
    notes: string | null;
    archived_at: OptionalMoment;
    created_at: Moment;
  };
  proposals: {
    id: Generated<string>;
    carehome_id: string;
    user_id: string;
    kind: ProposalKind;
    text: string;
    days: string | null;
    status: Generated<ProposalStatus>;
    answer: string | null;
    closed_by: string | null;
    closed_at: OptionalMoment;
    /** Planned from it. */
    event_id: string | null;
    planned_by: string | null;
    created_at: Moment;
  };
}
