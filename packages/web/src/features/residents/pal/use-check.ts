import { type Answers, DOMAINS } from '@relish/shared/residents/pal/levels.ts';
import { usualObservation } from '@relish/shared/residents/pal/review.ts';
import { score } from '@relish/shared/residents/pal/scoring.ts';
import { DOMAIN_TEXTS } from '@relish/shared/residents/pal/statements.ts';
import { useNavigate } from 'react-router';
import type { z } from 'zod';

import { call } from '../../../api/client.ts';
import { listProblems } from '../../../forms/form-problems.ts';
import { useAutosave } from '../../../forms/use-autosave.ts';
import { useCallForm } from '../../../forms/use-call-form.ts';
import { useLeaveGuard } from '../../../forms/use-leave-guard.ts';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { m } from '../../../words/m.ts';
import {
  type PalFinish,
  type PalPerson,
  type PalSheet,
  useFinishCheck,
  useShownDraft,
} from './api.ts';

export type CheckValues = Required<PalFinish> & PalSheet;

const toSheet = ({
  observed_from,
  observed_to,
  contributors,
  answers,
  notes,
}: PalSheet): PalSheet => ({ observed_from, observed_to, contributors, answers, notes });

const toFirstValues = ({ draft, today }: PalPerson): PalSheet =>
  draft
    ? toSheet(draft)
    : { ...usualObservation(today), contributors: [], answers: {}, notes: null };

const FIELDS = [
  { name: 'observed_from', label: m.pal_check_from },
  { name: 'observed_to', label: m.pal_check_to },
  { name: 'contributors', label: m.pal_check_contributors },
  ...DOMAINS.map((domain) => ({
    name: `answers.${domain}`,
    label: () => DOMAIN_TEXTS[domain].title,
  })),
  { name: 'confirmed_level', label: m.pal_check_choose },
  { name: 'override_reason', label: m.pal_check_reason },
  { name: 'confirm_mixed', label: m.pal_check_result },
  { name: 'notes', label: m.pal_notes },
];
const LISTED = {
  fields: FIELDS,
  findField: (name: string) =>
    FIELDS.find((field) => name === field.name || name.startsWith(`${field.name}.`)),
  // A colleague's check has its own banner.
  elsewhere: ['based_on'],
};

/** Form of a check with autosave and submit. */
export function useCheck(person: PalPerson) {
  const { resident_id } = person;
  const navigate = useNavigate();
  const finish = useFinishCheck();
  const form = useCallForm<CheckValues>({
    schema,
    defaultValues: {
      resident_id,
      ...toFirstValues(person),
      confirmed_level: null,
      override_reason: null,
      confirm_mixed: false,
      based_on: person.current?.id ?? null,
    },
    send,
  });
  const draft = useAutosave<CheckValues, PalSheet>(form, {
    form: `pal ${resident_id}`,
    pick: toSheet,
    version: person.draft?.version ?? null,
    savedAt: person.draft?.updated_at,
    isSaved: person.draft !== null,
    send: async (sheet, version) =>
      (await call('pal/save-draft', { resident_id, ...sheet, version }, { quiet: true })).version,
    saved: useShownDraft(resident_id),
  });
  const guard = useLeaveGuard(draft.isOnlyHere);
  const end = () => {
    draft.end();
    guard.release();
  };

  async function send({ confirmed_level, override_reason, ...values }: CheckValues) {
    const { suggested_level } = score(values.answers as Answers);
    const isOther = confirmed_level !== null && confirmed_level !== suggested_level;
    await finish.mutateAsync({
      ...values,
      confirmed_level: isOther ? confirmed_level : null,
      override_reason: isOther ? override_reason : null,
    });
    end();
    showToast({ title: m.pal_check_finished(), tone: 'success' });
    await navigate(`/pal?id=${resident_id}`, { replace: true });
  }

  return {
    form,
    draft: {
      ...draft,
      end,
      load: (newer: PalPerson) => draft.load(toFirstValues(newer), newer.draft?.version ?? null),
    },
    guard,
    problems: listProblems(form.formState.errors, LISTED),
  };
}

// Fills in the optional values of the call.
const schema = async () =>
  (await import('@relish/shared/residents/pal/contract.ts')).PalFinish as unknown as z.ZodType<
    unknown,
    CheckValues
  >;

export type Check = ReturnType<typeof useCheck>;
export type CheckForm = Check['form'];
