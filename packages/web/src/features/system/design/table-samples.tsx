import { useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import type { Column } from '../../../ui/table/table-column.ts';
import { Table } from '../../../ui/table/table.tsx';
import { formatDate } from '../../../words/format.ts';
import { samplePeople, type SamplePerson } from './sample-people.ts';

const few = samplePeople(7);
const many = samplePeople(2000);

const columns: Column<SamplePerson>[] = [
  {
    id: 'name',
    title: 'Name',
    share: 2,
    cell: ({ first, last }) => `${first} ${last}`,
    sortBy: ({ first, last }) => `${last} ${first}`,
  },
  { id: 'room', title: 'Room', cell: ({ room }) => room, sortBy: ({ room }) => room },
  {
    id: 'seen',
    title: 'Last seen',
    cell: ({ seen }) => (seen ? formatDate(seen) : <Badge kind="attention">Not yet</Badge>),
    sortBy: ({ seen }) => seen,
  },
  {
    id: 'minutes',
    title: 'Minutes',
    kind: 'number',
    cell: ({ minutes }) => minutes,
    sortBy: ({ minutes }) => minutes,
  },
  { id: 'notes', title: 'Notes', cell: () => 'Likes company' },
];

const empty = (
  <EmptyState title="No residents yet" level={3} action={<Button>Add a resident</Button>}>
    Residents appear here once somebody has added them.
  </EmptyState>
);

const shared = { columns, rowKey: ({ id }: SamplePerson) => id, empty };

export function TableSamples() {
  const [long, setLong] = useState(false);
  return (
    <>
      <Table
        {...shared}
        label="Residents"
        rows={few}
        rowLink={() => '/design'}
        defaultSort={{ column: 'minutes', direction: 'descending' }}
      />
      <Table {...shared} label="Residents, loading" rows={[]} isLoading />
      <Table {...shared} label="Residents, none" rows={[]} />
      <div>
        <Button kind="quiet" aria-expanded={long} onClick={() => setLong(!long)}>
          A table of 2,000
        </Button>
      </div>
      {long && <Table {...shared} label="Many residents" rows={many} rowLink={() => '/design'} />}
    </>
  );
}
