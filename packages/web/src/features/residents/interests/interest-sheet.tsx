import {
  type Interest,
  INTEREST_DETAIL_MAX,
  INTEREST_SOURCES,
  type InterestSource,
  type Stance,
} from '@relish/shared/residents/interests/taxonomy.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Chips } from '../../../ui/layout/chips.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { m } from '../../../words/m.ts';
import type { InterestChange, ResidentInterest } from './api.ts';
import { StanceButtons } from './stance-buttons.tsx';

import styles from './interest-sheet.module.css';

const SOURCE_WORDS: Record<InterestSource, () => string> = {
  resident: m.interests_source_resident,
  relative: m.interests_source_relative,
  observed: m.interests_source_observed,
};

interface Props {
  name: string;
  interest: Interest;
  known: ResidentInterest | undefined;
  onSave: (change: InterestChange) => void;
  onClose: () => void;
}

/** One tap saves the stance; details are optional and opened first. */
export default function InterestSheet({ name, interest, known, onSave, onClose }: Props) {
  const [stance, setStance] = useState<Stance | undefined>(known?.stance);
  const [detail, setDetail] = useState(known?.detail ?? '');
  const [since, setSince] = useState(known?.since ?? '');
  const [source, setSource] = useState<InterestSource>(known?.source ?? 'resident');
  const [detailed, setDetailed] = useState(Boolean(known?.detail ?? known?.since));
  const [asked, setAsked] = useState(false);
  const dirty = detail !== (known?.detail ?? '') || since !== (known?.since ?? '');
  const save = (chosen: Stance | null) => {
    const rest = chosen === null ? {} : { detail, since, source };
    onSave({ interest_code: interest.code, stance: chosen, ...rest });
    onClose();
  };
  return (
    <Drawer
      isOpen
      // Prevents losing text by tapping outside.
      isDismissable={!dirty}
      onClose={onClose}
      title={interest.label}
      actions={
        <>
          {known && (
            <Button kind="plain" onClick={() => save(null)}>
              {m.interests_remove()}
            </Button>
          )}
          <Button kind="quiet" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          {detailed && (
            <Button onClick={() => (stance ? save(stance) : setAsked(true))}>
              {m.interests_save()}
            </Button>
          )}
        </>
      }
    >
      <StanceButtons
        label={m.interests_sheet_question({ name })}
        chosen={stance}
        onChoose={(each) => (detailed ? setStance(each) : save(each))}
      />
      {asked && stance === undefined && (
        <p role="alert" className={styles.problem}>
          {m.interests_choose_stance()}
        </p>
      )}
      {detailed ? (
        <>
          <TextField
            label={m.interests_detail()}
            hint={m.interests_detail_hint()}
            optional
            maxLength={INTEREST_DETAIL_MAX}
            autoComplete="off"
            value={detail}
            onChange={({ currentTarget }) => setDetail(currentTarget.value)}
          />
          <TextField
            label={m.interests_since()}
            hint={m.interests_since_hint()}
            optional
            maxLength={40}
            autoComplete="off"
            value={since}
            onChange={({ currentTarget }) => setSince(currentTarget.value)}
          />
          <Chips
            label={m.interests_source()}
            options={INTEREST_SOURCES.map((value) => ({ value, label: SOURCE_WORDS[value]() }))}
            value={source}
            onChange={setSource}
          />
        </>
      ) : (
        <div>
          <Button kind="plain" icon={<Plus aria-hidden="true" />} onClick={() => setDetailed(true)}>
            {m.interests_details_add()}
          </Button>
        </div>
      )}
    </Drawer>
  );
}
