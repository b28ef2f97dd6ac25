import type { DocumentFormat } from '@relish/shared/documents/contract.ts';

/** Where the file of a document lies. */
export const documentFile = (key: string, format: DocumentFormat) => `${key}-document.${format}`;
