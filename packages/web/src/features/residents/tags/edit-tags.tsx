import { matchName } from '@relish/shared/accounts/people/match-name.ts';
import { TAG_LIMITS } from '@relish/shared/residents/tags/system-tags.ts';
import { useState } from 'react';

import { sentence } from '../../../api/error-catalogue.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Chips } from '../../../ui/layout/chips.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { m } from '../../../words/m.ts';
import { type Tag, useSetTags, useTags } from './api.ts';
import { byGroup } from './tag-groups.ts';

interface Props {
  residentId: string;
  worn: readonly Tag[];
  onClose: () => void;
}

const UNDO_SECONDS = 10;
const MOST = TAG_LIMITS.per_resident;

export default function EditTags({ residentId: resident_id, worn, onClose }: Props) {
  const allTags = useTags();
  const set = useSetTags();
  const [before] = useState(() => worn.map(({ tag }) => tag));
  const [chosen, setChosen] = useState<string[]>(before);
  const [typed, setTyped] = useState('');
  const changed = chosen.length !== before.length || chosen.some((tag) => !before.includes(tag));
  const tooMany = chosen.length > MOST;
  const fits = (words: string[]) => typed.trim() === '' || matchName(typed, words) > 0;
  const groups = byGroup(allTags.data?.filter((tag) => tag.active) ?? [])
    .map((each) => ({ ...each, tags: each.tags.filter((tag) => fits([tag.label, each.title])) }))
    .filter(({ tags }) => tags.length > 0);
  const save = () =>
    set.mutate(
      { resident_id, tags: chosen },
      {
        onSuccess: () => {
          showToast({
            title: m.tags_saved(),
            tone: 'success',
            seconds: UNDO_SECONDS,
            action: { label: m.ui_undo(), run: () => set.mutate({ resident_id, tags: before }) },
          });
          onClose();
        },
      },
    );
  return (
    <Dialog
      isOpen
      isDismissable={!changed}
      onClose={onClose}
      title={m.tags_edit_title()}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button busy={set.isPending} onClick={() => set.isPending || tooMany || save()}>
            {m.tags_edit_save()}
          </Button>
        </>
      }
    >
      <TextField
        type="search"
        label={m.tags_edit_search()}
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <output>{m.tags_edit_count({ count: chosen.length, most: MOST })}</output>
      {tooMany && <Banner kind="attention">{m.tags_edit_too_many({ most: MOST })}</Banner>}
      {set.error?.status === 422 && <Banner kind="danger">{sentence(set.error)}</Banner>}
      {allTags.isError && <ErrorState level={3} onRetry={() => void allTags.refetch()} />}
      {allTags.isPending && <Skeleton shape="line" width="long" />}
      {allTags.isSuccess && groups.length === 0 && <p>{m.tags_edit_none_found()}</p>}
      {groups.map(({ group, title, tags }) => {
        const here = new Set(tags.map(({ tag }) => tag));
        return (
          <Chips
            key={group}
            multiple
            label={title}
            options={tags.map(({ tag, label }) => ({ value: tag, label }))}
            value={chosen.filter((tag) => here.has(tag))}
            onChange={(now) => setChosen([...chosen.filter((tag) => !here.has(tag)), ...now])}
          />
        );
      })}
    </Dialog>
  );
}
