import { useCan } from '../../../session/use-session.ts';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Switch } from '../../../ui/forms/switch.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { useRiskSettings, useSaveRiskSettings } from './api.ts';

/** The home's own rule; recording what happened is never stopped. */
export function PlanningRule() {
  const mayManage = useCan('risk-assessments.manage');
  const { data } = useRiskSettings(mayManage);
  const save = useSaveRiskSettings();
  if (!mayManage || !data) return null;
  // Shows the choice while it is being saved.
  const isOn = save.isPending ? save.variables.blocks_planning : data.blocks_planning;
  return (
    <Card title={m.risks_rule_title()}>
      <Switch
        label={m.risks_rule()}
        hint={m.risks_rule_hint()}
        value={isOn}
        disabled={save.isPending}
        onChange={(blocks_planning) =>
          save.mutate(
            { blocks_planning },
            { onSuccess: () => showToast({ title: m.risks_rule_saved(), tone: 'success' }) },
          )
        }
      />
    </Card>
  );
}
