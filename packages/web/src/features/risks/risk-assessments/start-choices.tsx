import { FilePlus2, LayoutTemplate } from 'lucide-react';
import { useState } from 'react';

import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { SearchField } from '../../../ui/forms/search-field.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { IconDisc } from '../../../ui/tokens/icon-disc.tsx';
import { m } from '../../../words/m.ts';
import { useRiskTemplates } from './api.ts';
import { KIND_WORDS } from './risk-words.ts';

import styles from './lines.module.css';

/** Ready templates, found by their words; the empty form comes last. */
export default function StartChoices() {
  const { data, isError, isFetching, refetch } = useRiskTemplates();
  const [typed, setTyped] = useState('');
  if (isError && !data) return <ErrorState busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="pair" width="long" />;
  const words = typed.trim().toLowerCase();
  const matches = data.filter(({ title, description, kind }) =>
    `${title} ${description} ${KIND_WORDS[kind]()}`.toLowerCase().includes(words),
  );
  return (
    <div className={styles.field}>
      <SearchField
        label={m.risks_template_search()}
        placeholder={m.risks_template_search_hint()}
        typed={typed}
        onType={setTyped}
      />
      {matches.length === 0 && <output>{m.risks_template_none()}</output>}
      <List
        label={m.risks_templates()}
        rows={[...matches, undefined]}
        rowKey={(row) => row?.code ?? 'blank'}
      >
        {(row) => (
          <ListRow
            to={`/risk-assessment-edit?template=${row?.code ?? 'blank'}`}
            leading={<IconDisc icon={row ? LayoutTemplate : FilePlus2} />}
            title={row?.title ?? m.risks_template_blank()}
            subtitle={
              row ? `${KIND_WORDS[row.kind]()} · ${row.description}` : m.risks_template_blank_text()
            }
          />
        )}
      </List>
    </div>
  );
}
