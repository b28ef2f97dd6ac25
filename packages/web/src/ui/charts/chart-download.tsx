import { Download, ImageDown, Sheet } from 'lucide-react';
import type { RefObject } from 'react';

import { saveFile } from '../../platform/download.ts';
import { m } from '../../words/m.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { showToast } from '../feedback/toast-state.ts';
import { Menu } from '../overlays/menu.tsx';
import { toCsv } from './chart-csv.ts';
import type { ChartTable } from './chart-data.ts';
import { renderPicture } from './chart-picture.ts';

interface Props {
  figure: RefObject<HTMLElement | null>;
  title: string;
  note?: string | undefined;
  /** File name without extension. */
  name: string;
  table: ChartTable;
  hasPicture: boolean;
}

export function ChartDownload({ figure, title, note, name, table, hasPicture }: Props) {
  const savePicture = async () => {
    const picture = figure.current && (await renderPicture(figure.current, title, note));
    if (picture) saveFile(`${name}.png`, picture, 'image/png');
    else showToast({ title: m.chart_picture_failed(), tone: 'danger' });
  };
  return (
    <Menu
      label={m.chart_download()}
      align="end"
      trigger={
        <IconButton label={m.chart_download()}>
          <Download aria-hidden="true" />
        </IconButton>
      }
      choices={[
        {
          id: 'png',
          label: m.chart_download_picture(),
          icon: ImageDown,
          isDisabled: !hasPicture,
          onSelect: () => void savePicture(),
        },
        {
          id: 'csv',
          label: m.chart_download_table(),
          icon: Sheet,
          onSelect: () => saveFile(`${name}.csv`, toCsv(table), 'text/csv;charset=utf-8'),
        },
      ]}
    />
  );
}
