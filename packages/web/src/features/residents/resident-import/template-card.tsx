import { writeCsv } from '@relish/shared/csv.ts';
import { templateRows } from '@relish/shared/residents/resident-import/columns.ts';
import { FileSpreadsheet } from 'lucide-react';

import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { saveCsv } from './save-csv.ts';

export const TemplateCard = () => (
  <Card title={m.import_step_template()} tour="import-template">
    <p>{m.import_template_text()}</p>
    <div>
      <Button
        kind="quiet"
        icon={<FileSpreadsheet aria-hidden="true" />}
        onClick={() => saveCsv(m.import_template_file(), writeCsv(templateRows()))}
      >
        {m.import_template_download()}
      </Button>
    </div>
  </Card>
);
