import { useState } from 'react';

import { Badge } from '../../../ui/feedback/badge.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { Pagination } from '../../../ui/table/pagination.tsx';

const TABS = [
  { id: 'story', title: 'Life story', content: <p>Born by the sea, a baker for forty years.</p> },
  {
    id: 'moments',
    title: (
      <>
        Moments <Badge kind="accent">4</Badge>
      </>
    ),
    content: <p>Four moments this week.</p>,
  },
  { id: 'likes', title: 'Likes and dislikes', content: <p>Tea before anything else.</p> },
  { id: 'family', title: 'Family', content: null, isDisabled: true },
];

export function TabSamples() {
  const [page, setPage] = useState(1);
  return (
    <>
      <Tabs label="About Joan" tabs={TABS} />
      <Pagination page={page} pages={7} onChange={setPage} />
      <Pagination label="Pages, at the end" page={7} pages={7} onChange={() => {}} />
    </>
  );
}
