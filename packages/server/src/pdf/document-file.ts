import type { DocumentFormat } from '@relish/shared/reports/documents/contract.ts';

export const documentFile = (key: string, format: DocumentFormat) => `${key}-document.${format}`;
