import type { Input } from '@relish/shared/calls.ts';

import { toPence, toPounds } from '../../../forms/pounds.ts';
import type { OnePerformer } from './api.ts';

/** Fields are named after those that the server rejects. */
export interface PerformerValues {
  name: string;
  offer: string;
  contact_name: string;
  phone: string;
  email: string;
  /** In pounds, as typed. */
  fee_pence: string;
  insurance_until: string | null;
  dbs_until: string | null;
  rest_days: number[];
  notes: string;
}

export const toValues = (performer: OnePerformer | undefined): PerformerValues => ({
  name: performer?.name ?? '',
  offer: performer?.offer ?? '',
  contact_name: performer?.contact_name ?? '',
  phone: performer?.phone ?? '',
  email: performer?.email ?? '',
  fee_pence: toPounds(performer?.fee_pence ?? null),
  insurance_until: performer?.insurance_until ?? null,
  dbs_until: performer?.dbs_until ?? null,
  rest_days: performer?.rest_days ?? [],
  notes: performer?.notes ?? '',
});

export const toSent = (values: PerformerValues): Input<'performers/add'> => ({
  ...values,
  fee_pence: toPence(values.fee_pence),
});
