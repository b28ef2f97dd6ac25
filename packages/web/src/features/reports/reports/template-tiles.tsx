import { useState } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { m } from '../../../words/m.ts';
import { ActivityTiles } from './activity-tiles.tsx';
import { type Template, useRemoveTemplate } from './api.ts';
import { livingHere } from './living-here.ts';
import { useRecordForm, useRecordValue } from './record-context.ts';
import { startedFrom, withPeople } from './record-values.ts';

/** The home's templates. */
export function TemplateTiles() {
  const { beginning, change, goTo } = useRecordForm();
  const isKnown = useRecordValue(({ participations }) => participations.length > 0);
  const mayKeep = useCan('reports.keep');
  const remove = useRemoveTemplate();
  const [leaving, setLeaving] = useState<Template>();
  if (beginning.templates.length === 0) return null;
  const use = (template: Template) => {
    const ids = livingHere(beginning, template.resident_ids);
    change((before) => {
      const next = startedFrom(before, template);
      return isKnown ? next : withPeople(next, ids);
    });
    goTo(isKnown || ids.length > 0 ? 'how' : 'who');
  };
  return (
    <>
      <ActivityTiles
        title={m.reports_templates()}
        items={beginning.templates}
        nameOf={({ name }) => name}
        onChoose={use}
        describeItem={({ title, resident_ids }) =>
          m.reports_template_line({ title, count: resident_ids.length })
        }
        removal={
          mayKeep
            ? {
                labelOf: ({ name }) => m.reports_template_remove({ name }),
                ask: setLeaving,
              }
            : undefined
        }
      />
      <ConfirmDialog
        isOpen={leaving !== undefined}
        title={m.reports_template_remove({ name: leaving?.name ?? '' })}
        confirmLabel={m.reports_template_remove_confirm()}
        kind="danger"
        busy={remove.isPending}
        onCancel={() => setLeaving(undefined)}
        onConfirm={() =>
          remove.mutate({ id: leaving?.id ?? '' }, { onSettled: () => setLeaving(undefined) })
        }
      >
        {m.reports_template_remove_text()}
      </ConfirmDialog>
    </>
  );
}
