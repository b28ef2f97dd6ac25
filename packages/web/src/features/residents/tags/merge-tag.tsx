import { useState } from 'react';

import { sentence } from '../../../api/error-catalogue.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Select } from '../../../ui/forms/select.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { m } from '../../../words/m.ts';
import { type ListedTag, useMergeTags } from './api.ts';

interface Props {
  tag: ListedTag;
  all: readonly ListedTag[];
  onClose: () => void;
}

export default function MergeTag({ tag, all, onClose }: Props) {
  const merge = useMergeTags();
  const [into, setInto] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const others = all
    .filter((each) => each.active && each.tag !== tag.tag)
    .toSorted((a, b) => a.label.localeCompare(b.label));
  const target = others.find((each) => each.tag === into);
  const { label: from } = tag;
  const confirm = () => {
    setAsked(true);
    if (!target || merge.isPending) return;
    merge.mutate(
      { from_id: tag.tag, into: target.tag },
      {
        onSuccess: () => {
          showToast({ title: m.tags_merged({ from, into: target.label }), tone: 'success' });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={m.tags_merge_title({ label: from })}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button busy={merge.isPending} onClick={confirm}>
            {m.tags_merge_confirm()}
          </Button>
        </>
      }
    >
      <p>{m.tags_merge_text({ label: from })}</p>
      {merge.error?.status === 422 && <Banner kind="danger">{sentence(merge.error)}</Banner>}
      <Select
        label={m.tags_merge_into()}
        options={others.map(({ tag: value, label }) => ({ value, label }))}
        value={into}
        onChange={setInto}
        errors={asked && !target ? [m.tags_merge_choose()] : undefined}
      />
      {target && (
        <Banner kind="attention">
          {m.tags_merge_preview({ count: tag.uses, from, into: target.label })}
        </Banner>
      )}
    </Dialog>
  );
}
