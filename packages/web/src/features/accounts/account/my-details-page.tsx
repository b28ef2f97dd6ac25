import { Columns, Stack } from '../../../ui/layout/columns.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { EmailCard } from './email-card.tsx';
import { NameCard } from './name-card.tsx';

export default function MyDetailsPage() {
  return (
    <Page title={m.my_details_title()} back="/tabs/account">
      <Columns>
        <Stack>
          <NameCard />
        </Stack>
        <Stack>
          <EmailCard />
        </Stack>
      </Columns>
    </Page>
  );
}
