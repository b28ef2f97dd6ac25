import type { PracticeCode } from '@relish/shared/system/demo-mode/practices.ts';
import { CircleCheck, Circle } from 'lucide-react';

import { useUser } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { m } from '../../../words/m.ts';
import { usePractices } from './api.ts';

const TASKS: Record<PracticeCode, { label: () => string; path: string }> = {
  'record-one-to-one': { label: m.practice_record_one_to_one, path: '/manage-report' },
  'record-a-group': { label: m.practice_record_a_group, path: '/manage-report' },
  'note-an-observation': {
    label: m.practice_note_an_observation,
    path: '/report-additional-observation',
  },
  'write-in-about-me': { label: m.practice_write_in_about_me, path: '/tabs/residents' },
  'post-a-notice': { label: m.practice_post_a_notice, path: '/manage-notice-board' },
  'invite-a-relative': { label: m.practice_invite_a_relative, path: '/tabs/residents' },
  'tell-a-story': { label: m.practice_tell_a_story, path: '/tabs/relatives' },
};

/** Things to try where nothing can go wrong. */
export function PracticeTasks({ onTry }: { onTry: (path: string) => void }) {
  const { type } = useUser();
  const { data: tasks = [] } = usePractices();
  if (tasks.length === 0) return null;
  return (
    <Card title={m.practice_title()}>
      <p>{type === 'staff' ? m.practice_text() : m.practice_text_family()}</p>
      <List label={m.practice_title()} rows={tasks} rowKey={({ code }) => code}>
        {({ code, done }) => (
          <ListRow
            title={TASKS[code].label()}
            subtitle={done ? m.practice_done() : undefined}
            leading={done ? <CircleCheck aria-hidden="true" /> : <Circle aria-hidden="true" />}
            trailing={
              <Button
                kind="quiet"
                size="small"
                aria-label={m.practice_try_task({ task: TASKS[code].label() })}
                onClick={() => onTry(TASKS[code].path)}
              >
                {m.practice_try()}
              </Button>
            }
          />
        )}
      </List>
    </Card>
  );
}
